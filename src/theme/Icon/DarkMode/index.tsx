// Change: drawn as a stroke, like the icons of samples, and therefore smaller.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/DarkMode';

import LineIcon from '@site/src/components/LineIcon';

export default function IconDarkMode(props: Props): ReactNode {
  return (
    <LineIcon
      width={24}
      height={24}
      {...props}
      d="M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z"
    />
  );
}
