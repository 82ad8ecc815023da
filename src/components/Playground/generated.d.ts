// Generated from starters.mdx by src/plugins/playground/starters.ts.

declare module '@generated/playground-starters/default/starters.json' {
  const starters: {types: string};
  export default starters;
}
