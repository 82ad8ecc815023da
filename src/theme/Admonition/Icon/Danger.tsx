// Change: drawn as a stroke, like the icons of samples, and therefore smaller.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Admonition/Icon/Danger';

import LineIcon from '@site/src/components/LineIcon';

export default function AdmonitionIconDanger(props: Props): ReactNode {
  return <LineIcon {...props} d="M8 2.5h8L21.5 8v8L16 21.5H8L2.5 16V8zM12 8v5m0 3.5v.1" />;
}
