/**
 * Replaces each component in `server` in the browser. During hydration it preserves the element of
 * the HTML; on pages that the browser renders itself it renders nothing, because crawlers load every
 * page from its URL.
 */
import {useState, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';

import JsonLd from './JsonLd';

export default function Kept(): ReactNode {
  const isBrowser = useIsBrowser();
  // False only while the server's HTML hydrates.
  const [isRendered] = useState(!isBrowser);
  return isRendered ? <JsonLd graph={undefined} /> : null;
}
