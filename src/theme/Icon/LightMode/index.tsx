// Change: drawn as a stroke, like the icons of samples, and therefore smaller.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/LightMode';

import LineIcon from '@site/src/components/LineIcon';

export default function IconLightMode(props: Props): ReactNode {
  return (
    <LineIcon
      width={24}
      height={24}
      {...props}
      d="M7 12a5 5 0 1 0 10 0 5 5 0 1 0-10 0M12 1v2m0 18v2M1 12h2m18 0h2M4 4l1.5 1.5m13 13L20 20m0-16-1.5 1.5m-13 13L4 20"
    />
  );
}
