/** How the browser's objects are printed, which Node.js has as well. */
import {inspect, Proxy as InspectedProxy} from 'node-inspect-extracted';

type Print = (value: unknown, options: object) => string;

const custom = Symbol.for('nodejs.util.inspect.custom');
const urlNames =
  'href origin protocol username password host hostname port pathname search searchParams hash';
const responseNames = 'status statusText headers body bodyUsed ok redirected type url';

/** Printed however deep they are. */
const whole = new Set(['Headers', 'FormData', 'Request', 'Response']);

const pick = (names: string) => (value: object) =>
  Object.fromEntries(
    names.split(' ').map((name) => [name, (value as Record<string, unknown>)[name]]),
  );

/** Pairs whose names may repeat, as an object. */
const paired = (pairs: Iterable<[string, unknown]>) => Object.fromEntries(pairs);

/** How the objects of a class are printed after its name. */
function show<T extends object>(
  name: string,
  {prototype}: {prototype: T},
  content: (value: T) => object | string,
): void {
  function print(this: T, depth: number, options: object, inspectValue: Print): unknown {
    if (depth < 0 && !whole.has(name)) return this;
    const shown = content(this);
    return `${name} ${typeof shown === 'string' ? shown : inspectValue(shown, options)}`;
  }
  Object.defineProperty(prototype, custom, {value: print, configurable: true});
}

const arrows = (params: URLSearchParams): string => {
  const pairs = [...params].map((pair) => pair.map((text) => inspect(text)).join(' => '));
  return pairs.length > 0 ? `{ ${pairs.join(', ')} }` : '{}';
};

/** Proxies are printed as what they stand for, which a browser only tells whoever makes them. */
export function installInspection(): void {
  Object.assign(globalThis, {Proxy: InspectedProxy});
  show('Headers', Headers, paired);
  show('FormData', FormData, paired);
  show('URLSearchParams', URLSearchParams, arrows);
  show('URL', URL, pick(urlNames));
  show('AbortSignal', AbortSignal, pick('aborted'));
  show('AbortController', AbortController, pick('signal'));
  show('Blob', Blob, pick('size type'));
  show('Response', Response, pick(responseNames));
  show('Request', Request, pick('method url headers redirect keepalive signal'));
}
