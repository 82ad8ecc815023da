/** What the reader has changed in each project: kept on the device, or in memory if it can't be. */
import {createStorageSlot} from '@docusaurus/theme-common';

import type {PlaygroundProject} from '../../plugins/playground/api';
import {canChange, type Draft} from './files';
import {changedTexts, textsIn, type Original} from './share';

/** By key, as long as the site is open. */
const open = new Map<string, Draft>();

const slotOf = ({from, name}: Original) =>
  createStorageSlot(`docusaurus.draft ${from || '/playground'} ${name}`);

/** The stored draft, without files that the page no longer has. */
function stored(project: PlaygroundProject, original: Original): Draft {
  let value: unknown;
  try {
    value = JSON.parse(slotOf(original).get() ?? '');
  } catch {
    return new Map();
  }
  const texts = Object.entries(textsIn(value) ?? {});
  return new Map(texts.filter(([path]) => canChange(project, path)));
}

export interface Drafting {
  draft: Draft;
  /** Stores it; returns whether the device keeps it. */
  keep(): boolean;
}

/** @param given - the changes of a link, which neither replace nor join the reader's own */
export function draftingOf(
  project: PlaygroundProject,
  original: Original,
  given?: Draft,
): Drafting {
  const key = JSON.stringify([original.from, original.name, given && [...given]]);
  const draft = open.get(key) ?? given ?? stored(project, original);
  open.set(key, draft);
  const keep = () => {
    if (given) return false;
    const slot = slotOf(original);
    const texts = changedTexts(project.files, draft);
    const value = texts ? JSON.stringify(texts) : null;
    if (value === null) slot.del();
    else slot.set(value);
    return slot.get() === value;
  };
  return {draft, keep};
}
