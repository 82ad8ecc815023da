import type {ReactNode} from 'react';

import type {InPlaceEditor} from './useEditor';

interface Props {
  of: InPlaceEditor;
  /** What it says unless it was pressed. */
  label: string;
  className?: string;
}

/** Opens an editor in place, and has the focus once that was closed. */
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
