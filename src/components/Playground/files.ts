import type {PlaygroundFile, PlaygroundProject, Problem} from '../../plugins/playground/api';

/** Texts that the reader has changed, by path; whoever opens a project keeps them. */
export type Draft = Map<string, string>;

/** A project as the reader has it now. */
export function withDraft(project: PlaygroundProject, draft: Draft): PlaygroundProject {
  return {
    ...project,
    files: project.files.map((file) => ({...file, text: draft.get(file.path) ?? file.text})),
  };
}

/**
 * The files that have a tab: those that the page shows, then the others where they are asked for, have
 * a problem, or are open.
 */
export function tabsOf(
  files: readonly PlaygroundFile[],
  problems: readonly Problem[],
  {all, open}: {all: boolean; open: string},
): PlaygroundFile[] {
  const isShown = ({path, folded}: PlaygroundFile) =>
    !folded || all || path === open || problems.some((problem) => problem.path === path);
  return [...files.filter(({folded}) => !folded), ...files.filter(({folded}) => folded)].filter(
    isShown,
  );
}

/** `1 problem`, `2 problems`. */
export function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
