/** The playground's code, loaded only when a reader edits something. */
import type {ReactElement} from 'react';

import {jsonLoader} from '../../client/release/browser/json';
import {pageTypes} from '../../clientModules/sample-types/data';
import type {Lesson, PlaygroundPage, PlaygroundProject} from '../../plugins/playground/api';
import Workbench from './Workbench';
import {draftingOf} from './drafts';
import type {Change, Draft} from './files';
import {BrokenLink, decodeShared, type Shared} from './share';

/** Closes the open editor: there is only one at a time, because each has its own compiler. */
let closeOpen: (() => void) | undefined;

interface Opened {
  manifest: PlaygroundPage['manifest'];
  project: PlaygroundProject;
  path: string;
  /** Offset of the cursor at first. */
  cursor?: number | undefined;
  entry: number;
  /** Path of the page with the original; see `Shared`. */
  from: string;
  lesson?: Lesson | undefined;
  changes?: readonly Change[];
  /** A key that identifies the project among all that can be edited. */
  key: string;
  /** Changes of a link. */
  given?: Draft | undefined;
  close: () => void;
}

function editorOf({close, key, given, ...opened}: Opened): ReactElement {
  closeOpen?.();
  closeOpen = close;
  const {project, from} = opened;
  const drafting = draftingOf(project, {from, name: project.name}, given);
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
  const address = new URL(path, window.location.href);
  if (address.origin !== window.location.origin) return undefined;
  const response = await fetch(address);
  const html = response.ok ? await response.text() : '';
  return /\bdata-types="?([^"\s>]+)/.exec(html)?.[1];
}

/** What a fragment asks for, or what is wrong with it. */
function readFragment(fragment: string): Shared & {problem?: string} {
  try {
    return decodeShared(fragment);
  } catch (error) {
    if (!(error instanceof BrokenLink)) throw error;
    return {...error.original, problem: error.message};
  }
}

/**
 * Opens the project of a block.
 *
 * @param types - address of the hover data of the block's page
 * @param block - the block's number there
 * @param close - removes the editor
 * @param changes - changes that the reader is offered
 * @public reached through a dynamic import, which knip can't follow
 */
export async function openBlock(
  types: string,
  block: string,
  close: () => void,
  changes?: readonly Change[],
): Promise<ReactElement> {
  const {manifest, projects, blocks, lesson: pageLesson} = await load(types);
  const place = blocks[block];
  const project = projects[place?.project ?? -1];
  if (!place || !project) throw new Error('This block has no project.');
  const from = window.location.pathname;
  const key = `${types} ${place.project}`;
  const {path, entry} = place;
  const lesson = pageLesson?.project === place.project ? pageLesson : undefined;
  return editorOf({manifest, project, path, entry, from, lesson, changes, key, close});
}

export interface OpenedProject {
  editor: ReactElement;
  /** Path of the page with the project's original; see `Shared`. */
  from: string;
  name: string;
  /** Whether the project comes from a link. */
  isShared: boolean;
  /** What is wrong with the link. */
  problem?: string;
}

/**
 * Opens the project that the fragment of an address asks for, with the changes that the link
 * contains. If the fragment can't be read, opens the original, or else the first starter.
 *
 * @param starters - address of the hover data of the starters
 * @param fragment - see `Shared`
 * @param close - removes the editor
 * @public reached through a dynamic import, which knip can't follow
 */
export async function openFragment(
  starters: string,
  fragment: string,
  close: () => void,
): Promise<OpenedProject> {
  const {from, name, texts, open, cursor, run, problem} = readFragment(fragment);
  const types = (from && (await typesOfPage(from))) || starters;
  const {manifest, projects} = await load(types);
  const named = projects.find((it) => it.name === name);
  const project = named ?? projects[0];
  const has = (file?: string) => project?.files.some(({path}) => path === file);
  const entry = Math.max(project?.entries.findIndex(({path}) => path === run) ?? 0, 0);
  const path = has(open) ? open : (project?.entries[entry]?.path ?? project?.files[0]?.path);
  if (!project || path === undefined) throw new Error('There is no code to edit.');
  const given = new Map(Object.entries(texts ?? {}).filter(([file]) => has(file)));
  const isLost = given.size < Object.keys(texts ?? {}).length;
  const isShared = given.size > 0;
  const key = isShared ? `${types} ${fragment}` : `${types} ${projects.indexOf(project)}`;
  const changes = isShared ? {given} : {};
  const editor = editorOf({manifest, project, path, cursor, entry, from, key, ...changes, close});
  const lost = isLost ? 'The page no longer has all files that this link changes.' : undefined;
  return {editor, from, name: project.name, isShared, problem: problem ?? lost};
}
