import type {ReactNode} from 'react';
import clsx from 'clsx';

import Sample, {type SampleProps} from '../Sample';
import styles from '../Sample/styles.module.css';
import EditButton from './EditButton';
import {blockEditor, useEditor} from './useEditor';

interface Props extends SampleProps {
  /** Whether readers can edit and run its project in the page. */
  editable?: boolean;
}

/** A code block of a page; its Edit button replaces it with the editor of its project. */
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
