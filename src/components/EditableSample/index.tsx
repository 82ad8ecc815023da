import {useState, type ReactNode} from 'react';
import clsx from 'clsx';

import {renewed} from '../../client/release/browser/renew';
import Sample, {type SampleProps} from '../Sample';
import styles from '../Sample/styles.module.css';

interface Props extends SampleProps {
  /** Its project may be changed and run in the page. */
  editable?: boolean;
}

/** A code block of a page; on the press of Edit, its project's editor takes its place. */
export default function EditableSample({editable, ...sample}: Props): ReactNode {
  /** `null` where it was closed, and the focus comes back. */
  const [editor, show] = useState<ReactNode>();
  const [label, setLabel] = useState('Edit');
  const {types = '', block = ''} = sample;

  async function edit() {
    setLabel('Loading…');
    try {
      const {openBlock} = await import('../Playground');
      show(await openBlock(types, block, () => show(null)));
      setLabel('Edit');
    } catch {
      setLabel('The editor did not load. Retry');
      if (!document.querySelector('[data-kept]')) void renewed();
    }
  }

  return (
    editor ?? (
      <Sample {...sample}>
        {editable && (
          <button
            type="button"
            className={clsx(styles.button, styles.edit)}
            aria-live="polite"
            autoFocus={editor === null}
            onClick={edit}
          >
            {label}
          </button>
        )}
      </Sample>
    )
  );
}
