/**
 * Scrolls the sidebar to the current page's entry, on the phone when the menu opens, and the contents
 * of the page to the section that is read.
 */
import {useLocation} from '@docusaurus/router';
import {useEffect} from 'react';

/** The sidebar renders some frames after the page. */
const framesToWait = 60;

/** Scrolls the boxes that contain these entries, and nothing else, if an entry is out of sight. */
function reveal(entries: string): boolean {
  const found = [...document.querySelectorAll<HTMLAnchorElement>(entries)].filter(
    ({pathname}) => pathname === location.pathname,
  );
  for (const entry of found) {
    const box = entry.closest('.menu, .theme-doc-toc-desktop');
    if (!box) continue;
    const {top, bottom} = box.getBoundingClientRect();
    const own = entry.getBoundingClientRect();
    // The box may end below the window.
    const end = Math.min(bottom, innerHeight);
    if (own.top < top || own.bottom > end) box.scrollTop += own.top - (top + end) / 2;
  }
  return found.length > 0;
}

function revealPage(frames = framesToWait): void {
  if (!reveal('.menu a[aria-current=page]') && frames) {
    requestAnimationFrame(() => revealPage(frames - 1));
  }
}

// There is no such function on the server.
globalThis.addEventListener?.('click', ({target}) => {
  if (target instanceof Element && target.closest('.navbar__toggle')) revealPage();
});
globalThis.addEventListener?.(
  'scroll',
  // After the contents have marked the section, which they do in a listener of their own.
  () =>
    requestAnimationFrame(() => reveal('.theme-doc-toc-desktop .table-of-contents__link--active')),
  {passive: true},
);

/** Each page calls it. */
export function useActiveEntry(): void {
  const {pathname} = useLocation();
  useEffect(() => void requestAnimationFrame(() => revealPage()), [pathname]);
}
