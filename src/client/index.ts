/**
 * What this site does differently from Docusaurus' own client; the README beside this file tells why.
 * Without these plugins (and `ssrTemplate`), the site works as stock Docusaurus does, and slower.
 */
export {htmlTemplate} from './hydration/template';

/** Plugins by their paths from the site's root, in the order in which they change the bundler. */
export const client = [
  'styles/index.ts',
  'preview/lazyCompilation.ts',
  'preview/hotUpdates.ts',
  'bundle/index.ts',
  'upstream/index.ts',
  'hydration/index.ts',
  'persistent-cache/index.ts',
].map((file) => `./src/client/${file}`);
