/** The playground's code, loaded only when a reader edits something. */
import type {ReactElement} from 'react';

import {pageTypes} from '../../clientModules/sample-types/data';
import type {Lesson, PlaygroundPage, PlaygroundProject} from '../../plugins/playground/api';
import {loadProjects} from '../../plugins/playground/client/projects';
import Workbench from './Workbench';
import type {Change, Draft} from './files';
import {BrokenLink, decodeShared, type Shared} from './share';

/** What the reader has changed in each project while the site is open. */
const drafts = new Map<string, Draft>();

function draftOf(key: string): Draft {
  const draft = drafts.get(key) ?? new Map<string, string>();
  drafts.set(key, draft);
  return draft;
}

/** Closes the open editor: there is only one at a time, because each has its own compiler. */
let closeOpen: (() => void) | undefined;

interface Opened {
  manifest: PlaygroundPage['manifest'];
  project: PlaygroundProject;
  path: string;
  entry: number;
  /** Path of the page with the original; see `Shared`. */
  from: string;
  lesson?: Lesson | undefined;
  changes?: readonly Change[];
  /** A key that identifies the project among all that can be edited. */
  key: string;
  close: () => void;
}

function editorOf({close, key, ...opened}: Opened): ReactElement {
  closeOpen?.();
  closeOpen = close;
  return <Workbench key={key} {...opened} draft={draftOf(key)} onClose={close} />;
}

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
 * Opens the project that the fragment of an address asks for: a starter, or one that the link
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
  const {from, name, project: shared, problem} = readFragment(fragment);
  const types = (from && (await typesOfPage(from))) || starters;
  // A shared project needs the packages of the page that it was made on.
  const {manifest, projects} = await load(types);
  const project = shared ?? projects.find((it) => it.name === name) ?? projects[0];
  const path = project?.entries[0]?.path ?? project?.files[0]?.path;
  if (!project || path === undefined) throw new Error('There is no code to edit.');
  const key = shared ? `${types} ${fragment}` : `${types} ${projects.indexOf(project)}`;
  const editor = editorOf({manifest, project, path, entry: 0, from, key, close});
  return {editor, from, name: project.name, isShared: shared !== undefined, problem};
}
