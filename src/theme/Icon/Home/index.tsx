// Change: drawn as a stroke, like the icons of samples, and therefore smaller.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/Home';

import LineIcon from '@site/src/components/LineIcon';

export default function IconHome(props: Props): ReactNode {
  return <LineIcon {...props} d="M3 11l9-8 9 8M6 9v11h12V9" />;
}
