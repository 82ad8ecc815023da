// @ts-check
/**
 * Docusaurus' registry names each page's module a second time, for hydration on the server's HTML,
 * and that alone has it compiled. The preview has no such HTML.
 *
 * @param {string} registry source of `.docusaurus/registry.js`
 */
export default function registryLoader(registry) {
  return registry.replaceAll('require.resolveWeak(', 'String(');
}
