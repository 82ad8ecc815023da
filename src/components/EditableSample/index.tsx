import type {ReactNode} from 'react';
import clsx from 'clsx';

import Sample, {type SampleProps} from '../Sample';
import styles from '../Sample/styles.module.css';
import {blockEditor, labelOf, useEditor} from './useEditor';

interface Props extends SampleProps {
  /** Its project may be changed and run in the page. */
  editable?: boolean;
}

/** A code block of a page; on the press of Edit, its project's editor takes its place. */
export default function EditableSample({editable, ...sample}: Props): ReactNode {
  const {editor, state, open} = useEditor(blockEditor(sample));

  return (
    editor ?? (
      <Sample {...sample}>
        {editable && (
          <button
            type="button"
            className={clsx(styles.button, styles.edit)}
            aria-live="polite"
            autoFocus={editor === null}
            onClick={open}
          >
            {labelOf(state, 'Edit')}
          </button>
        )}
      </Sample>
    )
  );
}
