// @ts-check
/**
 * Docusaurus' registry names each page's module a second time, to hydrate the server's HTML, and
 * that alone makes the bundler compile it. The preview has no server-rendered HTML.
 *
 * @param {string} registry source of `.docusaurus/registry.js`
 */
export default function registryLoader(registry) {
  if (!registry.includes('require.resolveWeak(')) {
    throw new Error('The registry no longer names modules twice; see src/client/UPGRADE.md.');
  }
  return registry.replaceAll('require.resolveWeak(', 'String(');
}
