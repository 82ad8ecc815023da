/**
 * In place of Docusaurus' component, which renders on the server only, a script into the page's
 * head, but has the text of it in every reader's main script. Its styles hide the banner where they
 * load.
 */
import '@docusaurus/core/lib/client/BaseUrlIssueBanner/styles.module.css';

export default function BaseUrlIssueBanner(): null {
  return null;
}
