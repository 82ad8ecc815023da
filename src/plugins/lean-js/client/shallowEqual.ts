type IsSame = (before: unknown, after: unknown, key: string) => boolean;

/**
 * In place of the package `shallowequal`: whether Helmet's properties are the same as before.
 *
 * @param isSame whether a property is; without it, whether it is the very same value
 */
export default function shallowEqual(a: object, b: object, isSame: IsSame = Object.is): boolean {
  const before = Object.entries(a);
  const after = new Map(Object.entries(b));
  return (
    before.length === after.size &&
    before.every(([key, value]) => after.has(key) && isSame(value, after.get(key), key))
  );
}
