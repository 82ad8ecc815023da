/** What the items lead to, directly or indirectly, after themselves. */
export function reachable(
  items: Iterable<string>,
  next: (item: string) => Iterable<string>,
): Set<string> {
  const found = new Set(items);
  // The set grows while it is read.
  for (const item of found) for (const other of next(item)) found.add(other);
  return found;
}
