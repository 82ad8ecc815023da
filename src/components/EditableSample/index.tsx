import type {ReactNode} from 'react';
import clsx from 'clsx';

import Sample, {type SampleProps} from '../Sample';
import styles from '../Sample/styles.module.css';
import EditButton from './EditButton';
import {blockEditor, useEditor} from './useEditor';

interface Props extends SampleProps {
  /** Its project may be changed and run in the page. */
  editable?: boolean;
}

/** A code block of a page; on the press of Edit, its project's editor takes its place. */
export default function EditableSample({editable, ...sample}: Props): ReactNode {
  const editing = useEditor(blockEditor(sample));

  return (
    editing.editor ?? (
      <Sample {...sample}>
        {editable && (
          <EditButton of={editing} label="Edit" className={clsx(styles.button, styles.edit)} />
        )}
      </Sample>
    )
  );
}
