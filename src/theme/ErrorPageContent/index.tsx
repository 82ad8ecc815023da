// Change: after "Try again", a button that is then removed, moves the focus to the page.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Error';
import ErrorPageContent from '@theme-original/ErrorPageContent';

import {focusMain} from '../../client/navigation/browser/focusMain';

export default function ErrorPageContentWrapper({error, tryAgain}: Props): ReactNode {
  function tryAgainAndFocus(): void {
    tryAgain();
    requestAnimationFrame(focusMain);
  }
  return <ErrorPageContent error={error} tryAgain={tryAgainAndFocus} />;
}
