import {useCallback, useLayoutEffect, useRef, type RefObject} from 'react';

import {LOADING_TEXT} from '@site/src/plugins/search/client/stalled';
import {useCountMessage} from '@site/src/plugins/search/client/useCountMessage';

interface Status {
  /** A live region for screen readers, which is in sight while the modal has nothing else to show. */
  line: RefObject<HTMLDivElement>;
  /** Writes the number of results. */
  announce: (count: number) => void;
  /** Writes that results are loading. */
  announceWait: () => void;
}

/**
 * @param root - the element around the modal; it has `data-search-loading` while the index loads
 * @param loadIndex - called once, when the modal opens
 */
export function useStatus(root: RefObject<HTMLElement>, loadIndex: () => Promise<void>): Status {
  const line = useRef<HTMLDivElement>(null);
  // Not in React state, which would render all of DocSearch again for each keystroke.
  const countMessage = useRef(useCountMessage()).current;
  const load = useRef(loadIndex).current;
  const write = useCallback((text: string) => {
    if (line.current) line.current.textContent = text;
  }, []);
  const announce = useCallback(
    (count: number) => write(countMessage(count)),
    [write, countMessage],
  );
  const announceWait = useCallback(() => write(LOADING_TEXT), [write]);

  // Before the first paint, and so is the rest if the index has been loaded before.
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    element.dataset.searchLoading = '';
    announceWait();
    void load().then(() => {
      delete element.dataset.searchLoading;
      if (line.current?.textContent === LOADING_TEXT) write('');
    });
  }, [root, load, announceWait, write]);

  return {line, announce, announceWait};
}
