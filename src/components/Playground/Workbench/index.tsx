import {useId, useMemo, useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';

import type {Manifest, PlaygroundProject, Problem} from '../../../plugins/playground/api';
import Editor, {type EditorServices, type Place} from '../editor';
import {countOf, tabsOf, withDraft, type Draft} from '../files';
import {encodeShared} from '../share';
import {useCompiler} from '../useCompiler';
import {useRun} from '../useRun';
import Console from './Console';
import FileTabs, {tabId} from './FileTabs';
import Problems from './Problems';
import Share from './Share';
import {failureOf, statusOf} from './status';
import styles from './styles.module.css';

interface Props {
  manifest: Manifest;
  project: PlaygroundProject;
  /** The file that is open at first. */
  path: string;
  /** Index of the entry that is run unless the reader picks another. */
  entry: number;
  /** What the reader changes; kept by whoever opens the project, so that closing it loses nothing. */
  draft: Draft;
  /** Path of the page that the original is on; see `Original`. */
  from: string;
  onClose: () => void;
}

/** Stays the same object, so that the editor isn't told of a change. */
const none: readonly Problem[] = [];

/** A project of a page to be changed and run: its files, what the compiler says, what it prints. */
export default function Workbench({
  manifest,
  project,
  path,
  entry: firstEntry,
  draft,
  from,
  onClose,
}: Props): ReactNode {
  const id = useId();
  const {files, entries} = project;
  const [open, setOpen] = useState(path);
  const [place, setPlace] = useState<Place | undefined>({path, offset: 0});
  const [allFiles, showAllFiles] = useState(false);
  const [isEdited, setEdited] = useState(draft.size > 0);
  const [entryIndex, setEntryIndex] = useState(firstEntry);
  const entry = entries[entryIndex];
  /** Makes the editor again where all texts are new. */
  const [generation, setGeneration] = useState(0);
  const {state: compiler, problems: known, questions} = useCompiler(manifest, project, draft);
  const problems = known ?? none;
  const {state, printed, run, stop, clear} = useRun(manifest, questions.emit);
  const playground = useBaseUrl('/playground');

  const services = useMemo(
    (): EditorServices => ({
      change(changed, text) {
        draft.set(changed, text);
        setEdited(true);
        questions.changed(changed);
      },
      hover: questions.hover,
      complete: questions.complete,
    }),
    [draft, questions],
  );

  function reset() {
    const changed = [...draft.keys()];
    draft.clear();
    changed.forEach(questions.changed);
    clear();
    setEdited(false);
    setPlace(undefined);
    setGeneration((count) => count + 1);
  }

  function retry() {
    if (compiler.kind === 'failed') questions.retry();
    if (state.kind === 'broken') run(state.entry);
  }

  const tabs = tabsOf(files, problems, {all: allFiles, open, entry});
  const hidden = files.length - tabs.length;
  const failure = failureOf(compiler, state);
  const isRunning = state.kind === 'running';

  return (
    <section
      className={styles.workbench}
      aria-label={`Editor of ${path}`}
      // Keeps an old tab, in which something may be typed, from loading a newer release by itself.
      data-kept={isEdited || undefined}
    >
      <div className={styles.bar}>
        <div className={styles.files}>
          <FileTabs id={id} files={tabs} open={open} problems={problems} onOpen={setOpen} />
          {(hidden > 0 || allFiles) && (
            <button
              type="button"
              className={styles.action}
              aria-expanded={allFiles}
              onClick={() => showAllFiles(!allFiles)}
            >
              {allFiles ? 'Fewer files' : countOf(hidden, 'more file')}
            </button>
          )}
        </div>
        <button type="button" className={styles.close} aria-label="Close editor" onClick={onClose}>
          ×
        </button>
      </div>
      <div id={id} role="tabpanel" aria-labelledby={tabId(id, open)}>
        <Editor
          key={generation}
          files={withDraft(project, draft).files}
          path={open}
          problems={problems}
          services={services}
          place={place}
        />
      </div>
      <Problems
        problems={problems}
        onOpen={(problem) => {
          setOpen(problem.path);
          setPlace({path: problem.path, offset: problem.from});
        }}
      />
      <div className={styles.actions}>
        {entry &&
          (isRunning ? (
            <button type="button" className="button button--danger button--sm" onClick={stop}>
              Stop
            </button>
          ) : (
            <button
              type="button"
              className="button button--primary button--sm"
              onClick={() => run(entry)}
            >
              Run{entries.length === 1 && ` ${entry.path}`}
            </button>
          ))}
        {entries.length > 1 && (
          <select
            className={styles.entries}
            aria-label="Program to run"
            value={entryIndex}
            onChange={({target}) => setEntryIndex(Number(target.value))}
          >
            {entries.map((it, index) => (
              <option key={it.path} value={index}>
                {it.path}
              </option>
            ))}
          </select>
        )}
        <button type="button" className={styles.action} disabled={!isEdited} onClick={reset}>
          Reset
        </button>
        <Share
          address={() =>
            new URL(
              playground +
                encodeShared({from, name: project.name, project: withDraft(project, draft)}),
              window.location.href,
            ).href
          }
        />
        <p role="status" className={styles.status}>
          {statusOf(compiler, state, known)}
        </p>
      </div>
      {failure !== undefined && (
        <div role="alert" className={styles.failure}>
          <p>{failure}</p>
          <button type="button" className="button button--danger button--sm" onClick={retry}>
            Retry
          </button>
        </div>
      )}
      {entry && (
        <Console printed={printed} empty={isRunning ? '' : 'Press Run to see what it prints.'} />
      )}
    </section>
  );
}
