// Written by ../index.ts during the build.

declare module '@generated/client/site.json' {
  type ShortDocsData = {versions: import('./expand').ShortDocsVersion[]};
  export const pages: import('./expand').ShortSite;
  export const globalData: {'docusaurus-plugin-content-docs': Record<string, ShortDocsData>};
}
