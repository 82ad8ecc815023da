/**
 * Restores where a reader was in the results. The browser can't, because after Back or a reload the
 * results come later than the page. The position is part of the history's entry, so another visit to
 * the same address starts at the top.
 */
import {useEffect, useLayoutEffect, useRef} from 'react';

import type {SearchState} from './useSearch';

/** Browsers limit how often a page may change its entry. Milliseconds. */
const PAUSE = 100;

const ownScrolls = ['wheel', 'touchmove', 'keydown'] as const;

export function useKeptPosition({status, hits, hasMore}: SearchState, loadMore: () => void): void {
  const wanted = useRef<number>();

  useEffect(() => {
    wanted.current = (window.history.state as {top?: number} | null)?.top;
    let timer: number | undefined;
    const keep = () => {
      window.clearTimeout(timer);
      if (wanted.current !== undefined) return;
      timer = window.setTimeout(() => {
        const entry = window.history.state as object | null;
        window.history.replaceState({...entry, top: window.scrollY}, '');
      }, PAUSE);
    };
    const listening = new AbortController();
    const {signal} = listening;
    window.addEventListener('scroll', keep, {signal});
    for (const type of ownScrolls) {
      window.addEventListener(type, () => (wanted.current = undefined), {signal});
    }
    return () => {
      window.clearTimeout(timer);
      listening.abort();
    };
  }, []);

  useLayoutEffect(() => {
    const top = wanted.current;
    if (top === undefined || status !== 'loaded') return;
    const {scrollHeight, clientHeight} = document.documentElement;
    if (hasMore && top > scrollHeight - clientHeight) loadMore();
    else {
      window.scrollTo({top, behavior: 'instant'});
      wanted.current = undefined;
    }
  }, [status, hits, hasMore, loadMore]);
}
