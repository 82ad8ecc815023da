// Change: scrolls up at once for readers who asked for less motion. The stock button moves the page
// in steps of its own, which no setting of the browser stops.
import type {ReactNode} from 'react';
import BackToTopButton from '@theme-original/BackToTopButton';

/** Once the page is at its top, the stock button has nothing left to move. */
function jumpUp(): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo(0, 0);
  }
}

export default function BackToTopButtonWrapper(): ReactNode {
  return (
    <div onClickCapture={jumpUp}>
      <BackToTopButton />
    </div>
  );
}
