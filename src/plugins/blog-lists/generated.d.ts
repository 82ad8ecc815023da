/** Written by the `index.ts` next to this file: minutes by the path of a post, base URL included. */
declare module '@generated/blog-lists/default/minutes.json' {
  const minutes: Record<string, number | undefined>;
  export default minutes;
}

/** And the paths of its tags and the keys of its authors. */
declare module '@generated/blog-lists/default/lists.json' {
  const lists: Record<string, (string | null)[] | undefined>;
  export default lists;
}
