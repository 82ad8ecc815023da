/** What needs no digest that answers at once: the browser's are promises. */
const {crypto} = globalThis;

export const webcrypto = crypto;
export const {subtle} = crypto;
export const randomUUID = () => crypto.randomUUID();
export const getRandomValues = <T extends ArrayBufferView>(array: T): T =>
  crypto.getRandomValues(array);
export default {webcrypto, subtle, randomUUID, getRandomValues};
