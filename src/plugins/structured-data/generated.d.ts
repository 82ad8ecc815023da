/** Written by the `index.ts` next to this file. */
declare module '@generated/structured-data/default/software.json' {
  const facts: {version: string; repository: string};
  export default facts;
}
