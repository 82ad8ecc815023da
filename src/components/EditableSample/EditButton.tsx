import type {ReactNode} from 'react';

import type {InPlaceEditor} from './useEditor';

interface Props {
  of: InPlaceEditor;
  /** The label while no editor is loading. */
  label: string;
  className?: string;
}

/** Opens an editor in place; gets the focus back when the editor closes. */
export default function EditButton({
  of: {editor, state, open},
  label,
  className = 'button button--primary',
}: Props): ReactNode {
  const said = state === 'loading' ? 'Loading…' : label;
  return (
    <button
      type="button"
      className={className}
      aria-live="polite"
      autoFocus={editor === null}
      onClick={open}
    >
      {state === 'failed' ? 'The editor did not load. Retry' : said}
    </button>
  );
}
