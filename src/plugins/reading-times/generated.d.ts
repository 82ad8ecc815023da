/** Written by the `index.ts` next to this file: minutes by the path of a post, base URL included. */
declare module '@generated/reading-times/default/minutes.json' {
  const minutes: Record<string, number | undefined>;
  export default minutes;
}
