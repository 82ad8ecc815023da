import {useId, useMemo, useReducer, useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';

import type {
  Lesson,
  Manifest,
  PlaygroundEntry,
  PlaygroundProject,
  Problem,
} from '../../../plugins/playground/api';
import Editor, {type EditorServices, type Place} from '../editor';
import {countOf, tabsOf, withDraft, type Change, type Draft} from '../files';
import Checks from '../lesson/Checks';
import Solution from '../lesson/Solution';
import {resultsOf} from '../lesson/checks';
import {encodeShared} from '../share';
import {useCompiler} from '../useCompiler';
import {useRun} from '../useRun';
import Changes from './Changes';
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
  /** Of a project that is the start of one. */
  lesson?: Lesson;
  /** What the reader may try. */
  changes?: readonly Change[];
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
  lesson,
  changes: offered,
  onClose,
}: Props): ReactNode {
  const id = useId();
  const {files, entries} = project;
  const [open, setOpen] = useState(path);
  const [place, setPlace] = useState<Place | undefined>({path, offset: 0});
  const [allFiles, showAllFiles] = useState(false);
  const [changes, countChange] = useReducer((count: number) => count + 1, 0);
  const isEdited = draft.size > 0;
  /** How many changes there were when the program was started. */
  const [ranAt, setRanAt] = useState(changes);
  const [entryIndex, setEntryIndex] = useState(firstEntry);
  const entry = entries[entryIndex];
  /** Makes the editor again where all texts are new. */
  const [generation, setGeneration] = useState(0);
  const {state: compiler, checked, questions} = useCompiler(manifest, project, draft, path);
  const problems = checked?.problems ?? none;
  const {state, printed, run, stop, clear} = useRun(manifest, questions.emit);
  const playground = useBaseUrl('/playground');

  const services = useMemo(
    (): EditorServices => ({
      change(changed, text) {
        draft.set(changed, text);
        countChange();
        questions.changed(changed);
      },
      hover: questions.hover,
      complete: questions.complete,
    }),
    [draft, questions],
  );

  /** Puts the original back, but for these texts. */
  function reset(texts: Change['files'] = {}) {
    const changed = new Set([...draft.keys(), ...Object.keys(texts)]);
    draft.clear();
    for (const [path, text] of Object.entries(texts)) draft.set(path, text);
    changed.forEach(questions.changed);
    clear();
    countChange();
    setPlace(undefined);
    setGeneration((count) => count + 1);
  }

  function start(program: PlaygroundEntry) {
    setRanAt(changes);
    run(program);
  }

  function retry() {
    if (compiler.kind === 'failed') questions.retry();
    if (state.kind === 'broken') start(state.entry);
  }

  const current = withDraft(project, draft);
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
      {offered && <Changes changes={offered} draft={draft} onChoose={reset} />}
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
          files={current.files}
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
              onClick={() => start(entry)}
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
        <button
          type="button"
          className={styles.action}
          disabled={!isEdited}
          onClick={() => reset()}
        >
          Reset
        </button>
        <Share
          address={() =>
            new URL(
              playground + encodeShared({from, name: project.name, project: current}),
              window.location.href,
            ).href
          }
        />
        <p role="status" className={styles.status}>
          {statusOf(compiler, state, checked)}
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
      <div className={clsx(styles.results, lesson && styles.withChecks)}>
        {entry && (
          <Console printed={printed} empty={isRunning ? '' : 'Press Run to see what it prints.'} />
        )}
        {lesson && (
          <Checks
            lesson={lesson.name}
            results={resultsOf(lesson.checks, {
              run: state,
              printed,
              problems: checked?.isWhole ? problems : undefined,
            })}
            run={state}
            isChanged={changes !== ranAt}
          />
        )}
      </div>
      {lesson && <Solution files={current.files} solution={lesson.solution} />}
    </section>
  );
}
