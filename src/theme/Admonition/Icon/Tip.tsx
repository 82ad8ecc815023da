// Change: drawn as a stroke, like the icons of samples, and therefore smaller.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Admonition/Icon/Tip';

import LineIcon from '@site/src/components/LineIcon';

export default function AdmonitionIconTip(props: Props): ReactNode {
  return <LineIcon {...props} d="M8.5 15a6.5 6.5 0 1 1 7 0v3h-7zM10 22h4" />;
}
