// Written by ../index.ts when the site is built.

declare module '@generated/lean-js/site.json' {
  type ShortDocsData = {versions: import('./expandDocs').ShortDocsVersion[]};
  export const pages: import('./expand').ShortSite;
  export const globalData: {'docusaurus-plugin-content-docs': Record<string, ShortDocsData>};
}
