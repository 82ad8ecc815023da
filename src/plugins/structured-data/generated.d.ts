/** What `index.ts` beside this file writes. */
declare module '@generated/structured-data/default/software.json' {
  const facts: {version: string};
  export default facts;
}
