import shallowEqual from './shallowEqual';

/**
 * In place of the package `react-fast-compare`: whether Helmet's properties are the same as before.
 * They are React elements, arrays and plain objects; the package knows maps, dates and buffers, too.
 */
export default function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  // An element's `_owner` leads to all of React's tree.
  return shallowEqual(a, b, (before, after, key) => key === '_owner' || isEqual(before, after));
}
