// @ts-check
import path from 'node:path';

const observer = 'new window.IntersectionObserver(';
const shared = JSON.stringify(path.join(import.meta.dirname, 'browser/LinkObserver.ts'));

/**
 * Makes all links share one IntersectionObserver. Docusaurus creates one per link, which is 660 on
 * a page of the API reference.
 *
 * @param {string} source of `Link`
 */
export default function linkLoader(source) {
  if (source.split(observer).length !== 2) {
    throw new Error(`Docusaurus' Link no longer has one ${observer}; see src/client/UPGRADE.md.`);
  }
  return `import LinkObserver from ${shared};\n${source.replace(observer, 'new LinkObserver(')}`;
}
