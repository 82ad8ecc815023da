import {useEffect, useRef, type KeyboardEvent, type ReactNode} from 'react';

import type {PlaygroundFile, Problem} from '../../../plugins/playground/api';
import {countOf} from '../files';
import styles from './styles.module.css';

interface Props {
  /** Begins the ids of tabs, and is that of the panel that they control. */
  id: string;
  files: readonly PlaygroundFile[];
  open: string;
  problems: readonly Problem[];
  onOpen: (path: string) => void;
}

/** Where an arrow key leads from a tab, as the pattern of tabs has it. */
function destination(key: string, from: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (from + 1) % count;
    case 'ArrowLeft':
      return (from + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

export const tabId = (id: string, path: string): string => `${id}-${path}`;

/** A tab for each file, with the number of its problems. */
export default function FileTabs({id, files, open, problems, onOpen}: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);

  // Of many files, the tab of the open one may be out of sight.
  useEffect(() => {
    list.current
      ?.querySelector('[aria-selected=true]')
      ?.scrollIntoView({block: 'nearest', inline: 'nearest'});
  }, [open]);

  function onKeyDown(event: KeyboardEvent) {
    const from = files.findIndex(({path}) => path === open);
    const to = files[destination(event.key, from, files.length) ?? -1];
    if (!to) return;
    event.preventDefault();
    onOpen(to.path);
    list.current?.querySelector<HTMLElement>(`[id="${tabId(id, to.path)}"]`)?.focus();
  }

  return (
    <div ref={list} role="tablist" aria-label="Files" className={styles.tabs} onKeyDown={onKeyDown}>
      {files.map(({path}) => {
        const count = problems.filter((problem) => problem.path === path).length;
        return (
          <button
            key={path}
            type="button"
            role="tab"
            id={tabId(id, path)}
            className={styles.tab}
            aria-controls={id}
            aria-selected={path === open}
            aria-label={count > 0 ? `${path}, ${countOf(count, 'problem')}` : undefined}
            tabIndex={path === open ? 0 : -1}
            onClick={() => onOpen(path)}
          >
            {path}
            {count > 0 && <span className={styles.count}>{count}</span>}
          </button>
        );
      })}
    </div>
  );
}
