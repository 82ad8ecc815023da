/** In place of the package `shallowequal`: whether Helmet's properties are the very same as before. */
export default function shallowEqual(a: object, b: object): boolean {
  const before = Object.entries(a);
  const after = new Map(Object.entries(b));
  return (
    before.length === after.size &&
    before.every(([key, value]) => after.has(key) && Object.is(value, after.get(key)))
  );
}
