import {useState, type ReactNode} from 'react';

import {renewed} from '../../client/release/browser/renew';

interface BlockEditor {
  /** Takes the block's place once it is open; `null` where it was closed, and the focus comes back. */
  editor: ReactNode;
  state: 'idle' | 'loading' | 'failed';
  open: () => Promise<void>;
}

/** @param idle - what the button says unless it was pressed */
export function labelOf(state: BlockEditor['state'], idle: string): string {
  if (state === 'failed') return 'The editor did not load. Retry';
  return state === 'loading' ? 'Loading…' : idle;
}

/**
 * The editor of a block's project, which is loaded when it is opened.
 *
 * @param types - address of the page's hover data
 * @param block - the block's number
 */
export function useEditor(types: string, block: string): BlockEditor {
  const [editor, show] = useState<ReactNode>();
  const [state, setState] = useState<BlockEditor['state']>('idle');

  async function open() {
    setState('loading');
    try {
      const {openBlock} = await import('../Playground');
      show(await openBlock(types, block, () => show(null)));
      setState('idle');
    } catch {
      setState('failed');
      if (!document.querySelector('[data-kept]')) void renewed();
    }
  }

  return {editor, state, open};
}
