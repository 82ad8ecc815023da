// Change: wrapped to render the table of contents after the page that a link leads to.
import type {ReactNode} from 'react';
import DocItemTOCDesktop from '@theme-original/DocItem/TOC/Desktop';

import AfterFrame from '../../../../client/navigation/browser/AfterFrame';

export default function DocItemTOCDesktopAfterFrame(): ReactNode {
  return <AfterFrame>{() => <DocItemTOCDesktop />}</AfterFrame>;
}
