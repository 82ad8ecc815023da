/** What `index.ts` beside this file writes. */
declare module '@generated/structured-data/default/software.json' {
  const facts: {version: string; repository: string};
  export default facts;
}
