// Change: drawn as a stroke, like the icons of samples, and therefore smaller.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Admonition/Icon/Info';

import LineIcon from '@site/src/components/LineIcon';

export default function AdmonitionIconInfo(props: Props): ReactNode {
  return <LineIcon {...props} d="M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M12 11v5m0-8.5v.1" />;
}
