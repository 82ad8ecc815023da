// What src/plugins/playground/starters.ts makes of starters.mdx.

declare module '@generated/playground-starters/default/starters.json' {
  const starters: {types: string};
  export default starters;
}
