import {useEffect, useRef} from 'react';
import {useHistory} from '@docusaurus/router';
import {createStorageSlot} from '@docusaurus/theme-common';

/** Where the reader was in which search: a number of pixels and an address. */
const place = createStorageSlot('search-place', {persistence: 'sessionStorage'});

/** Whether the page was shown before, without a reload since. */
let wasShown = false;

function isReturn(action: string): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return action === 'POP' && (wasShown || load?.type !== 'navigate');
}

/**
 * Goes back to where a reader has followed a hit: the browser restores the page before its hits have
 * come.
 */
export function useScrollMemory(hits: number): void {
  const {action} = useHistory();
  const goal = useRef<number>();

  useEffect(() => {
    const {pathname, href} = window.location;
    const [top, address] = place.get()?.split(' ') ?? [];
    if (isReturn(action) && address === href) goal.current = Number(top);
    wasShown = true;
    const remember = () => {
      if (window.location.pathname !== pathname) return;
      place.set(`${window.scrollY} ${window.location.href}`);
    };
    window.addEventListener('scroll', remember, {passive: true});
    return () => window.removeEventListener('scroll', remember);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only how the page was reached counts
  }, []);

  useEffect(() => {
    if (hits === 0 || goal.current === undefined) return;
    window.scrollTo({top: goal.current, behavior: 'instant'});
    goal.current = undefined;
  }, [hits]);
}
