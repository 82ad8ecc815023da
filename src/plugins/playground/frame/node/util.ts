import assert from 'assert';
import {format, formatWithOptions, inspect, stripVTControlCharacters} from 'node-inspect-extracted';

type Callback = (error: unknown, value: unknown) => void;

const util = {
  format,
  formatWithOptions,
  inspect,
  stripVTControlCharacters,
  TextDecoder: globalThis.TextDecoder,
  TextEncoder: globalThis.TextEncoder,

  isDeepStrictEqual(a: unknown, b: unknown): boolean {
    try {
      assert.deepStrictEqual(a, b);
      return true;
    } catch {
      return false;
    }
  },

  promisify:
    (call: (...args: unknown[]) => unknown) =>
    (...args: unknown[]) =>
      new Promise((resolve, reject) => {
        const done: Callback = (error, value) => (error ? reject(error) : resolve(value));
        call(...args, done);
      }),
};

export default util;
export const {isDeepStrictEqual, promisify, TextDecoder, TextEncoder} = util;
export {format, formatWithOptions, inspect, stripVTControlCharacters};
