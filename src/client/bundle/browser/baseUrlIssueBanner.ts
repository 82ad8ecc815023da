/**
 * Replaces Docusaurus' component, which ships the home page's banner in the main script of every
 * page. Here the HTML of each page already contains a banner (`hydration/template.ts`), which these
 * styles hide once they load.
 */
import '@docusaurus/core/lib/client/BaseUrlIssueBanner/styles.module.css';

export default function BaseUrlIssueBanner(): null {
  return null;
}
