import {format, formatWithOptions, inspect, stripVTControlCharacters} from 'node-inspect-extracted';

import {isDeepStrictEqual} from './deep';

type Callback = (error: unknown, value: unknown) => void;

const promisify =
  (call: (...args: unknown[]) => unknown) =>
  (...args: unknown[]) =>
    new Promise((resolve, reject) => {
      const done: Callback = (error, value) => (error ? reject(error) : resolve(value));
      call(...args, done);
    });

const {TextDecoder, TextEncoder} = globalThis;

export {
  format,
  formatWithOptions,
  inspect,
  isDeepStrictEqual,
  promisify,
  stripVTControlCharacters,
  TextDecoder,
  TextEncoder,
};
export default {
  format,
  formatWithOptions,
  inspect,
  isDeepStrictEqual,
  promisify,
  stripVTControlCharacters,
  TextDecoder,
  TextEncoder,
};
