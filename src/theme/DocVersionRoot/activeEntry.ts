/**
 * Scrolls the sidebar to the current page's entry, on the phone when the menu opens, and the contents
 * of the page to the section that is read.
 */
import {useLocation} from '@docusaurus/router';
import {useEffect} from 'react';

/** The sidebar renders some frames after the page. */
const framesToWait = 60;

/** Scrolls the box that contains an entry, and nothing else, if the entry is out of its sight. */
function reveal(box: Element, entry: Element): void {
  const {top, bottom, height} = box.getBoundingClientRect();
  const own = entry.getBoundingClientRect();
  // The box may end below the window.
  const end = Math.min(bottom, window.innerHeight);
  if (own.top >= top && own.bottom <= end) return;
  box.scrollTop += own.top - top - Math.min(height, end - top) / 2;
}

function revealPage(frames = framesToWait): void {
  const boxes = [...document.querySelectorAll('nav.menu, .navbar-sidebar__item.menu')];
  const found = boxes.flatMap((box) => {
    const entry = [...box.querySelectorAll('a[aria-current="page"]')].at(-1);
    const isCurrent = entry instanceof HTMLAnchorElement && entry.pathname === location.pathname;
    return isCurrent && box.clientHeight > 0 ? [{box, entry}] : [];
  });
  for (const {box, entry} of found) reveal(box, entry);
  if (found.length === 0 && frames > 0) requestAnimationFrame(() => revealPage(frames - 1));
}

function revealSection(): void {
  const box = document.querySelector('.theme-doc-toc-desktop');
  const entry = box?.querySelector('.table-of-contents__link--active');
  if (box && entry) reveal(box, entry);
}

export function useActiveEntries(): void {
  const {pathname} = useLocation();
  useEffect(() => {
    const frame = requestAnimationFrame(() => revealPage());
    return () => cancelAnimationFrame(frame);
  }, [pathname]);
  useEffect(() => {
    // After the contents have marked the section, which they do in a listener of their own.
    const onScroll = () => requestAnimationFrame(revealSection);
    const onClick = ({target}: MouseEvent) => {
      if (target instanceof Element && target.closest('.navbar__toggle')) revealPage();
    };
    window.addEventListener('scroll', onScroll, {passive: true});
    document.addEventListener('click', onClick);
    return () => {
      window.removeEventListener('scroll', onScroll);
      document.removeEventListener('click', onClick);
    };
  }, []);
}
