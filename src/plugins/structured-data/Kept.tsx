/**
 * Replaces each component in `server` in the browser. While the page hydrates it keeps the element of
 * the HTML; on pages that the browser renders itself it renders nothing, since crawlers load every page
 * from its URL.
 */
import {useState, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';

import JsonLd from './JsonLd';

export default function Kept(): ReactNode {
  const isBrowser = useIsBrowser();
  // False only while the HTML of the server hydrates.
  const [isRendered] = useState(!isBrowser);
  return isRendered ? <JsonLd graph={undefined} /> : null;
}
