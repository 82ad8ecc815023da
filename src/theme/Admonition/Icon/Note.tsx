// Change: drawn as a stroke, like the icons of samples, and therefore smaller.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Admonition/Icon/Note';

import LineIcon from '@site/src/components/LineIcon';

export default function AdmonitionIconNote(props: Props): ReactNode {
  return <LineIcon {...props} d="M5 3h10l4 4v14H5zM9 12h6m-6 4h6" />;
}
