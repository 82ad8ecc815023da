import {wrapAttribute, wrapKey} from '../../../components/Sample/wrapKey';

/**
 * Runs before the first paint, so that readers who turned on wrapping see wrapped lines from the
 * start. Storage may be blocked, in which case access throws.
 *
 * @param namespace - what Docusaurus appends to the site's storage keys
 */
export function wrapScript(namespace: string): string {
  return `try {
  document.documentElement.toggleAttribute('${wrapAttribute}', localStorage.getItem('${wrapKey}${namespace}') === 'true');
} catch {}`;
}
