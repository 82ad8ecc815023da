import {wrapAttribute, wrapKey} from '../../../components/Sample/wrapKey';

/**
 * Runs before the page is painted, so that lines are wrapped from the start for a reader who wants
 * them so. Storage may be blocked, which throws.
 *
 * @param namespace - what Docusaurus appends to the keys of the site's storage
 */
export function wrapScript(namespace: string): string {
  return `try {
  document.documentElement.toggleAttribute('${wrapAttribute}', localStorage.getItem('${wrapKey}${namespace}') === 'true');
} catch {}`;
}
