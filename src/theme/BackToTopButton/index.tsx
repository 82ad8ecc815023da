// Change: scrolls up instantly for readers who prefer reduced motion. The stock button animates in
// JavaScript, which ignores that setting.
import type {ReactNode} from 'react';
import BackToTopButton from '@theme-original/BackToTopButton';

/** Once the page is at the top, the stock button has nothing left to scroll. */
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
