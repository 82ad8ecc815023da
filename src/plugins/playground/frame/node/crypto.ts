/** The parts of `node:crypto` without synchronous digests, since the browser's are async. */
const {crypto} = globalThis;

export const webcrypto = crypto;
export const {subtle} = crypto;
export const randomUUID = () => crypto.randomUUID();
export const getRandomValues = <T extends ArrayBufferView>(array: T): T =>
  crypto.getRandomValues(array);
export default {webcrypto, subtle, randomUUID, getRandomValues};
