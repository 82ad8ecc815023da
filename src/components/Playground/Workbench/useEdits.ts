import {useMemo, useReducer, useState} from 'react';

import type {Place} from '../editor';
import type {EditorServices} from '../editor/extensions';
import type {Drafting} from '../drafts';
import type {Draft} from '../files';
import type {CompilerHandle} from '../useCompiler';

export interface Edits {
  /** What the editor calls. */
  services: EditorServices;
  /** Counts the changes, so that what was shown for an older one can be recognized. */
  changes: number;
  /** Changes when the editor has to be created again, because all of its texts are new. */
  generation: number;
  /** Where the cursor was sent last. */
  place: Place | undefined;
  goTo(place: Place): void;
  /** Restores the original files, except for those with these texts. */
  reset(texts?: Iterable<readonly [path: string, text: string]>): void;
  /** Takes the last reset back; undefined once something else was changed. */
  undo: (() => void) | undefined;
}

/**
 * The reader's changes, which the compiler is told about.
 *
 * @param first - where the cursor is at first
 * @param keys - what else the editor calls, always the same functions
 */
export function useEdits(
  first: Place,
  {draft, keep}: Drafting,
  {ask, changed}: Pick<CompilerHandle, 'ask' | 'changed'>,
  keys: Pick<EditorServices, 'run' | 'save' | 'undo' | 'moved'>,
): Edits {
  const [place, goTo] = useState<Place | undefined>(first);
  const [changes, countChange] = useReducer((count: number) => count + 1, 0);
  const [generation, setGeneration] = useState(0);
  const [before, keepBefore] = useState<Draft>();

  const services = useMemo(
    (): EditorServices => ({
      change(file, text) {
        draft.set(file, text);
        keepBefore(undefined);
        keep();
        countChange();
        changed(file);
      },
      ask: (method, ...args) => ask(method, ...args).catch(() => undefined),
      ...keys,
    }),
    [draft, keep, ask, changed, keys],
  );

  function reset(texts: Iterable<readonly [string, string]> = []) {
    const last = new Map(draft);
    draft.clear();
    for (const [file, text] of texts) draft.set(file, text);
    keep();
    new Set([...last.keys(), ...draft.keys()]).forEach(changed);
    keepBefore(last);
    countChange();
    goTo(undefined);
    setGeneration((count) => count + 1);
  }

  const undo =
    before &&
    (() => {
      reset(before);
      keepBefore(undefined);
    });
  return {services, changes, generation, place, goTo, reset, undo};
}
