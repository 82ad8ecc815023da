// Change: after "Try again", a button that is then removed, moves the focus to the page. If something
// else has changed the page, such as a browser's translation, React fails to remove what isn't there
// any more; the page is then rendered anew, instead of shown as crashed.
import {useEffect, type ReactNode} from 'react';
import type {Props} from '@theme/Error';
import ErrorPageContent from '@theme-original/ErrorPageContent';

import {focusMain} from '../../client/navigation/browser/focusMain';

export default function ErrorPageContentWrapper({error, tryAgain}: Props): ReactNode {
  const isForeign = error.name === 'NotFoundError';
  useEffect(() => {
    if (isForeign) tryAgain();
  });
  function tryAgainAndFocus(): void {
    tryAgain();
    requestAnimationFrame(focusMain);
  }
  return isForeign ? null : <ErrorPageContent error={error} tryAgain={tryAgainAndFocus} />;
}
