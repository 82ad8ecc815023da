import {useId, useMemo, useRef, useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';

import type {
  Lesson,
  Manifest,
  PlaygroundEntry,
  PlaygroundProject,
  Problem,
} from '../../../plugins/playground/api';
import type {Drafting} from '../drafts';
import Failure from '../Failure';
import Editor from '../editor';
import {countOf, tabsOf, withDraft, type Change} from '../files';
import Checks from '../lesson/Checks';
import Solution from '../lesson/Solution';
import {isMeant, resultsOf} from '../lesson/checks';
import {changedTexts, encodeShared} from '../share';
import {useCompiler} from '../useCompiler';
import {useRun} from '../useRun';
import Actions from './Actions';
import Changes from './Changes';
import Console from './Console';
import FileTabs, {tabId} from './FileTabs';
import Problems from './Problems';
import Requests from './Requests';
import {emptyOf, failureOf, statusOf} from './status';
import styles from './styles.module.css';
import {useEdits} from './useEdits';

interface Props extends Drafting {
  manifest: Manifest;
  project: PlaygroundProject;
  /** The file that is open at first. */
  path: string;
  /** Offset of the cursor in it at first. */
  cursor?: number | undefined;
  /** Index of the entry that is run unless the reader picks another. */
  entry: number;
  /** Path of the page that the original is on; see `Original`. */
  from: string;
  /** Of a project that is the start of one. */
  lesson?: Lesson | undefined;
  /** What the reader may try. */
  changes?: readonly Change[] | undefined;
  onClose: () => void;
}

const kept = {
  true: 'Your edits are kept on this device.',
  false: 'Your edits are kept while the site is open.',
};

/** Stays the same object, so that the editor isn't told of a change. */
const none: readonly Problem[] = [];

/** A project of a page to be changed and run: its files, what the compiler says, what it prints. */
export default function Workbench({
  manifest,
  project,
  path,
  cursor: firstCursor = 0,
  entry: firstEntry,
  draft,
  keep,
  from,
  lesson,
  changes: offered,
  onClose,
}: Props): ReactNode {
  const id = useId();
  const {files, entries} = project;
  const [open, setOpen] = useState(path);
  const [allFiles, showAllFiles] = useState(false);
  const [entryIndex, setEntryIndex] = useState(firstEntry);
  const entry = entries[entryIndex];
  const asked = useCompiler(manifest, project, draft, path);
  const {state: compiler, checked} = asked;
  const problems = checked?.problems ?? none;
  const others = problems.filter((problem) => !isMeant(problem, lesson?.errors));
  const hasMeant = others.length < problems.length;
  const said = checked && {isWhole: checked.isWhole, problems: others, hasMeant};
  const cursor = useRef(firstCursor);
  const onKey = useRef<Record<'run' | 'save' | 'undo', () => void>>();
  const keys = useMemo(
    () => ({
      moved: (offset: number) => void (cursor.current = offset),
      run: () => onKey.current?.run(),
      save: () => onKey.current?.save(),
      undo: () => onKey.current?.undo(),
    }),
    [],
  );
  const first = {path, offset: firstCursor};
  const {services, changes, generation, place, goTo, reset, undo} = useEdits(
    first,
    {draft, keep},
    asked,
    keys,
  );
  /** How many changes there were when the program was started. */
  const [ranAt, setRanAt] = useState(changes);
  /** How many there were when the reader last pressed the keys that save a file elsewhere. */
  const [savedAt, setSavedAt] = useState<number>();
  const {state, printed, requests, run, stop, clear} = useRun(manifest, () => asked.ask('emit'));
  const playground = useBaseUrl('/playground');

  function start(program: PlaygroundEntry) {
    setSavedAt(undefined);
    setRanAt(changes);
    run(program);
  }
  onKey.current = {
    run: () => entry && start(entry),
    save: () => setSavedAt(changes),
    undo() {
      if (!undo) return;
      undo();
      goTo({path: open, offset: cursor.current});
    },
  };

  function startOver(texts?: [path: string, text: string][]) {
    reset(texts);
    clear();
  }

  function retry() {
    if (compiler.kind === 'failed') asked.retry();
    if (state.kind === 'broken') start(state.entry);
  }

  const isEdited = draft.size > 0;
  const current = withDraft(project, draft);
  const tabs = tabsOf(files, others, {all: allFiles, open, entry});
  const hidden = files.length - tabs.length;
  const failure = failureOf(compiler, state);
  const isRunning = state.kind === 'running';
  const address = () => {
    const texts = changedTexts(files, draft);
    const place = {open, cursor: cursor.current, ...(entry && {run: entry.path})};
    const shared = encodeShared({from, name: project.name, ...place, ...(texts && {texts})});
    return new URL(playground + shared, window.location.href).href;
  };

  return (
    <section
      className={styles.workbench}
      aria-label={`Editor of ${path}`}
      // Keeps an old tab, in which something may be typed, from loading a newer release by itself.
      data-kept={isEdited || undefined}
    >
      {offered && <Changes changes={offered} draft={draft} onChoose={startOver} />}
      <div className={styles.bar}>
        <div className={styles.files}>
          <FileTabs id={id} files={tabs} open={open} problems={others} onOpen={setOpen} />
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
        problems={others}
        onOpen={(problem) => {
          setOpen(problem.path);
          goTo({path: problem.path, offset: problem.from});
        }}
      />
      <Actions
        entries={entries}
        entryIndex={entryIndex}
        isRunning={isRunning}
        isEdited={isEdited}
        status={
          savedAt === changes && !isRunning ? kept[`${keep()}`] : statusOf(compiler, state, said)
        }
        address={address}
        onPick={setEntryIndex}
        onRun={start}
        onStop={stop}
        onReset={() => startOver()}
        onUndo={undo}
      />
      {failure !== undefined && <Failure onRetry={retry}>{failure}</Failure>}
      <div className={clsx(styles.results, lesson && styles.withChecks)}>
        {entry && (
          <Console
            printed={printed}
            empty={emptyOf(state)}
            onClear={isRunning ? undefined : clear}
          />
        )}
        {lesson && (
          <Checks
            lesson={lesson.name}
            results={resultsOf(lesson, {
              run: state,
              printed,
              problems: checked?.isWhole ? problems : undefined,
            })}
            run={state}
            isChanged={changes !== ranAt}
          />
        )}
      </div>
      <Requests events={requests} />
      {lesson && (
        <Solution
          files={current.files}
          solution={lesson.solution}
          onStep={(file, text) => reset(new Map(draft).set(file, text))}
        />
      )}
    </section>
  );
}
