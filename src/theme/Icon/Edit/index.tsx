// Change: drawn as a stroke, like the icons of samples, and therefore smaller.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/Edit';

import LineIcon from '@site/src/components/LineIcon';

import styles from './styles.module.css';

export default function IconEdit(props: Props): ReactNode {
  return (
    <LineIcon
      width={18}
      height={18}
      className={styles.icon}
      {...props}
      d="M4 20l1-5L16 4l4 4L9 19zM13 7l4 4"
    />
  );
}
