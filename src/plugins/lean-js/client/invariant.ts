/** In place of the package `invariant`, by which Helmet refuses what it can't put into the head. */
export default function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(message);
}
