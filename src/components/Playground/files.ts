import type {
  PlaygroundEntry,
  PlaygroundFile,
  PlaygroundProject,
  Problem,
} from '../../plugins/playground/api';

/** Texts that the reader has changed, by path; the caller that opens a project keeps them. */
export type Draft = Map<string, string>;

/** A change that the reader is offered: texts that replace those of the original. */
export interface Change {
  label: string;
  /** By path. */
  files: Readonly<Record<string, string>>;
}

/** Whether a project has a file that readers can change, which a page may not have any more. */
export const canChange = ({files}: PlaygroundProject, path: string): boolean =>
  files.some((file) => file.path === path && !file.locked);

/** A project with the reader's changes. */
export function withDraft(project: PlaygroundProject, draft: Draft): PlaygroundProject {
  return {
    ...project,
    files: project.files.map((file) => ({...file, text: draft.get(file.path) ?? file.text})),
  };
}

interface Shown {
  /** Whether every file has a tab. */
  all: boolean;
  /** Path of the open file. */
  open: string;
  /** The entry that runs; without one, every file belongs to the program. */
  entry: PlaygroundEntry | undefined;
}

/**
 * The files that have a tab: those of the chosen program that the page shows, followed by the
 * others if they are requested, have a problem, or are open.
 */
export function tabsOf(
  files: readonly PlaygroundFile[],
  problems: readonly Problem[],
  {all, open, entry}: Shown,
): PlaygroundFile[] {
  const isFirst = ({path, folded}: PlaygroundFile) =>
    !folded && (!entry || entry.files.includes(path) || entry.servers.includes(path));
  const isShown = (file: PlaygroundFile) =>
    isFirst(file) ||
    all ||
    file.path === open ||
    problems.some((problem) => problem.path === file.path);
  return [...files.filter(isFirst), ...files.filter((file) => !isFirst(file))].filter(isShown);
}

/** `1 problem`, `2 problems`. */
export function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
