import {useState, type ReactNode} from 'react';

import {renewed} from '../../client/release/browser/renew';
import {loadPlayground} from '../Playground/load';

export interface InPlaceEditor {
  /** Takes its place once it is open; `null` where it was closed, and the focus comes back. */
  editor: ReactNode;
  state: 'idle' | 'loading' | 'failed';
  open: () => Promise<void>;
}

/** Loads an editor; `close` takes it away again. */
type LoadEditor = (close: () => void) => Promise<ReactNode>;

/**
 * The editor of a block's project.
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

/** An editor that takes the place of what it is opened from, and is loaded when it is opened. */
export function useEditor(load: LoadEditor): InPlaceEditor {
  const [editor, show] = useState<ReactNode>();
  const [state, setState] = useState<InPlaceEditor['state']>('idle');

  async function open() {
    setState('loading');
    try {
      show(await load(() => show(null)));
      setState('idle');
    } catch {
      setState('failed');
      if (!document.querySelector('[data-kept]')) void renewed();
    }
  }

  return {editor, state, open};
}
