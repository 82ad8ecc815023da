// Change: replaces the stock spinner and error box, which have fixed colors and sizes, with ones that
// follow the theme and that screen readers announce.
import type {ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';

import {focusMain} from '../../client/navigation/browser/focusMain';
import styles from './styles.module.css';

export default function Loading({error, pastDelay, retry}: LoadingComponentProps): ReactNode {
  if (error) {
    // The button has been removed by then.
    const retryAndFocus = (): void => {
      focusMain();
      retry();
    };
    return (
      <div role="alert" className={`alert alert--danger ${styles.error}`}>
        <p>{String(error)}</p>
        <button type="button" className="button button--danger button--sm" onClick={retryAndFocus}>
          Retry
        </button>
      </div>
    );
  }
  return pastDelay ? <div role="status" aria-label="Loading" className={styles.spinner} /> : null;
}
