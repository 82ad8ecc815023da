/** A page's programs, grouped into the projects that readers can edit. Pure. */
import {expectationsOf} from '../../samples/core/expectations';
import {lessonOf, solution} from '../../samples/core/lessons';
import type {Project} from '../../samples/core/projects';
import {withoutMarkers} from '../../samples/core/source';
import type {Toolkit} from '../../../versions/toolkits';
import type {Page} from '../../samples/core/model';
import type {ExpectedError, Lesson, PlaygroundEntry, PlaygroundFile, PlaygroundPage} from '../api';
import type {Program} from './programs';

/**
 * The part of `PlaygroundPage` that depends only on the page; `names` are the specifiers that files
 * import.
 */
export interface PageProjects {
  projects: {
    name: string;
    files: PlaygroundFile[];
    entries: PlaygroundEntry[];
    errors?: ExpectedError[];
    names: string[];
  }[];
  blocks: PlaygroundPage['blocks'];
  lesson?: Lesson;
}

/**
 * The name that the author gave to a project, by a tab or `project="…"`, without the version that
 * `projectsOf` appends.
 */
function nameOf(project: Project, page: Page): string {
  const [fence] = project.own;
  return fence === undefined ? '' : (page.fences[fence]?.project ?? '');
}

/** @param programs - those of the page that a browser can run */
export function pageProjects(
  page: Page,
  toolkit: Toolkit,
  programs: readonly Program[],
): PageProjects {
  const all = [...new Set(programs.map(({project}) => project))];
  const {byProject} = expectationsOf(page, all, toolkit);
  const isShown = (fence: number) => page.fences[fence]?.hidden === false;
  const blocks: PageProjects['blocks'] = {};

  const projects = all.map((project, index) => {
    const own = programs.filter((program) => program.project === project);
    const paths = new Set(own.flatMap(({files, serverFiles}) => [...files, ...serverFiles]));
    const files = [...project.files.values()]
      .filter(({path}) => paths.has(path))
      .sort((a, b) => a.fence - b.fence);
    const entries = own.map(({entry, files: imported, servers}): PlaygroundEntry => {
      const output = byProject.get(project)?.find(({path}) => path === entry.path)?.fence.value;
      return {
        path: entry.path,
        files: imported,
        servers,
        ...(output !== undefined && {output}),
      };
    });

    for (const {path, fence} of files) {
      if (!isShown(fence) || (blocks[fence] && !project.own.has(fence))) continue;
      const uses = own.flatMap(({files: imported, serverFiles, entry}, number) =>
        imported.includes(path) || serverFiles.includes(path) ? [{number, entry}] : [],
      );
      const [first] = uses;
      if (!first) continue;
      const shown = uses.find(({entry}) => isShown(entry.fence));
      blocks[fence] = {project: index, path, entry: (shown ?? first).number};
    }

    const errors = files.flatMap(({path, fence}) =>
      (page.fences[fence]?.errors ?? []).map((code) => ({path, code})),
    );

    return {
      name: nameOf(project, page),
      files: files.map(({path, text, fence}): PlaygroundFile => {
        const {hidden, folded} = page.fences[fence] ?? {hidden: true, folded: false};
        const source = path.endsWith('.json') ? text : withoutMarkers(text);
        return {path, text: source, folded: hidden || folded};
      }),
      entries,
      ...(errors.length > 0 && {errors}),
      names: [...new Set(own.flatMap(({names}) => names))].sort(),
    };
  });
  const lesson = lessonIn(page, {projects, blocks});
  if (!lesson) return {projects, blocks};
  // What the solution imports has to be there while the reader writes it.
  const names = [...new Set(projects.flatMap((project) => project.names))].sort();
  const isTask = ({path}: PlaygroundFile) => lesson.solution.some((file) => file.path === path);
  const complete = projects.map((project, index) => {
    if (index !== lesson.project) return project;
    const files = project.files.map((file) => (isTask(file) ? file : {...file, locked: true}));
    return {...project, files, names};
  });
  return {projects: complete, blocks, lesson};
}

/** The lesson on a page, if its start and its solution can be edited. */
function lessonIn(page: Page, {projects, blocks}: PageProjects): Lesson | undefined {
  const lesson = lessonOf(page);
  const place = lesson && blocks[lesson.task.index];
  const solved = projects.find(({name}) => name === solution);
  if (!place || !solved) return undefined;
  const {name, checks, changed} = lesson;
  return {
    name,
    project: place.project,
    checks,
    errors: solved.errors ?? [],
    solution: solved.files.filter(({path}) => changed.includes(path)),
  };
}
