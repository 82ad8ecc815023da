import {useState, type ReactNode} from 'react';

import {renewed} from '../../client/release/browser/renew';
import {loadPlayground} from '../Playground/load';

export interface InPlaceEditor {
  /**
   * Replaces the block while the editor is open; `null` after it was closed, which restores the
   * focus.
   */
  editor: ReactNode;
  state: 'idle' | 'loading' | 'failed';
  open: () => Promise<void>;
}

/** Loads an editor; `close` removes it. */
type LoadEditor = (close: () => void) => Promise<ReactNode>;

/**
 * Loads the editor of a block's project.
 *
 * @param types - address of the page's hover data
 * @param block - the block's number
 */
export const blockEditor =
  ({types = '', block = ''}: {types?: string; block?: string}): LoadEditor =>
  async (close) => {
    const {openBlock} = await loadPlayground();
    return openBlock(types, block, close);
  };

/** An editor that is loaded on demand and replaces the element that it is opened from. */
export function useEditor(load: LoadEditor): InPlaceEditor {
  const [editor, show] = useState<ReactNode>();
  const [state, setState] = useState<InPlaceEditor['state']>('idle');

  async function open() {
    setState('loading');
    let isClosed = false;
    const close = () => {
      isClosed = true;
      show((shown) => shown && null);
    };
    try {
      const loaded = await load(close);
      // Another editor may have been opened while this one was loading.
      if (!isClosed) show(loaded);
      setState('idle');
    } catch {
      setState('failed');
      if (!document.querySelector('[data-kept]')) void renewed();
    }
  }

  return {editor, state, open};
}
