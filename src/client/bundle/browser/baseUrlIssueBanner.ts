/**
 * Replaces Docusaurus' component, which ships the banner of the home page in every reader's main script.
 * Here the HTML of each page has a banner (`hydration/template.ts`), which these styles hide once they load.
 */
import '@docusaurus/core/lib/client/BaseUrlIssueBanner/styles.module.css';

export default function BaseUrlIssueBanner(): null {
  return null;
}
