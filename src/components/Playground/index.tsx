/** The playground's code, loaded only when a reader edits something. */
import type {ComponentProps, ReactElement} from 'react';

import {jsonLoader} from '../../client/release/browser/json';
import {pageTypes} from '../../clientModules/sample-types/data';
import type {PlaygroundPage} from '../../plugins/playground/api';
import Workbench from './Workbench';
import {draftingOf, type Drafting} from './drafts';
import {canChange, type Change, type Draft} from './files';
import {decodeShared} from './share';

/** Closes the open editor: there is only one at a time, because each has its own compiler. */
let closeOpen: (() => void) | undefined;

interface Opened extends Omit<ComponentProps<typeof Workbench>, keyof Drafting | 'onClose'> {
  chosen?: Change | undefined;
  /** A key that identifies the project among all that can be edited. */
  key: string;
  /** Changes of a link. */
  given?: Draft | undefined;
  close: () => void;
}

function editorOf({close, key, given, chosen, ...opened}: Opened): ReactElement {
  closeOpen?.();
  closeOpen = close;
  const {project, from} = opened;
  const drafting = draftingOf(project, {from, name: project.name}, given);
  if (chosen && drafting.draft.size === 0) {
    for (const [path, text] of Object.entries(chosen.files)) drafting.draft.set(path, text);
  }
  return <Workbench key={key} {...opened} {...drafting} onClose={close} />;
}

const loadProjects = jsonLoader<PlaygroundPage>();

async function load(types: string): Promise<PlaygroundPage> {
  const {playground} = await pageTypes(types);
  if (playground === undefined) throw new Error('This page has no code to edit.');
  return loadProjects(playground);
}

/** Reads the address of a page's hover data from the page's HTML. */
async function typesOfPage(path: string): Promise<string | undefined> {
  const response = await fetch(path);
  const html = response.ok ? await response.text() : '';
  return /\bdata-types="?([^"\s>]+)/.exec(html)?.[1];
}

/**
 * Opens the project of a block.
 *
 * @param types - address of the hover data of the block's page
 * @param block - the block's number there
 * @param close - removes the editor
 * @param changes - changes that the reader is offered
 * @param chosen - the one that is made, unless the reader has made others
 * @public reached through a dynamic import, which knip can't follow
 */
export async function openBlock(
  types: string,
  block: string,
  close: () => void,
  changes?: readonly Change[],
  chosen?: Change,
): Promise<ReactElement> {
  const {manifest, projects, blocks, lesson: pageLesson} = await load(types);
  const place = blocks[block];
  const project = projects[place?.project ?? -1];
  if (!place || !project) throw new Error('This block has no project.');
  const from = window.location.pathname;
  const key = `${types} ${place.project}`;
  const {path, entry} = place;
  const lesson = pageLesson?.project === place.project ? pageLesson : undefined;
  return editorOf({manifest, project, path, entry, from, lesson, changes, chosen, key, close});
}

export interface OpenedProject {
  editor: ReactElement;
  /** Path of the page with the project's original; see `Shared`. */
  from: string;
  /** Whether the project comes from a link. */
  isShared: boolean;
  /** What is wrong with the link. */
  problem?: string;
}

/**
 * Opens the project that the fragment of an address asks for, with the changes that the link
 * contains. If the fragment can't be read, opens the original, or else that of another page.
 *
 * @param first - path of that page
 * @param fragment - see `Shared`
 * @param close - removes the editor
 * @public reached through a dynamic import, which knip can't follow
 */
export async function openFragment(
  first: string,
  fragment: string,
  close: () => void,
): Promise<OpenedProject> {
  const {name, texts, open, cursor, run, problem, ...asked} = decodeShared(fragment);
  const named = asked.from && (await typesOfPage(asked.from));
  const from = named ? asked.from : first;
  const types = named || (await typesOfPage(first));
  const {manifest, projects} = await load(types ?? '');
  const project = projects.find((it) => it.name === name) ?? projects[0];
  const entry = Math.max(project?.entries.findIndex(({path}) => path === run) ?? 0, 0);
  const path = (
    project?.files.find((file) => file.path === open) ??
    project?.entries[entry] ??
    project?.files[0]
  )?.path;
  if (!project || path === undefined) throw new Error('There is no code to edit.');
  const given = new Map(Object.entries(texts ?? {}).filter(([file]) => canChange(project, file)));
  const lost = Object.keys(texts ?? {}).filter((file) => !given.has(file));
  const isShared = given.size > 0;
  const key = isShared ? `${types} ${fragment}` : `${types} ${projects.indexOf(project)}`;
  const changes = isShared ? {given} : {};
  const editor = editorOf({manifest, project, path, cursor, entry, from, key, ...changes, close});
  const gone = `The page has no file to change as ${lost.join(', ')} any more.`;
  const lacks = problem ?? (lost.length > 0 ? gone : undefined);
  return {editor, from, isShared, ...(lacks !== undefined && {problem: lacks})};
}
