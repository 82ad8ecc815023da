// Change: drawn as a stroke, like the icons of samples, and therefore smaller.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Admonition/Icon/Warning';

import LineIcon from '@site/src/components/LineIcon';

export default function AdmonitionIconWarning(props: Props): ReactNode {
  return <LineIcon {...props} d="M12 3 2 20h20zM12 10v4m0 3v.1" />;
}
