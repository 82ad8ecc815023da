/**
 * Takes the place of each component in `server` in the browser: leaves the element in the HTML as
 * it is. A page that the browser renders itself has none; crawlers load every page anew.
 */
import {useState, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';

import JsonLd from './JsonLd';

export default function Kept(): ReactNode {
  const isBrowser = useIsBrowser();
  // False only while React takes over the HTML of the server.
  const [isRendered] = useState(!isBrowser);
  return isRendered ? <JsonLd graph={undefined} /> : null;
}
