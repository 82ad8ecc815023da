import {isCompiled} from './page';
import {readSource, type FenceSource} from './source';
import {concerns} from './toolkits';
import type {Toolkit} from '../../../versions/toolkits';
import type {VersionName} from '../../../versions/list';
import type {Fence, Page, Problem, RunRole} from './model';

/** A file of a project. */
export interface ProjectFile {
  /** Path within the project, such as `server/trpc.ts`. */
  path: string;
  text: string;
  /** The fence that contains it. */
  fence: number;
  role?: RunRole;
}

/**
 * What one set of fences compiles to: a page's default project, an alternative (which sees the
 * default's files), or a stage of either after a `replace`.
 */
export interface Project {
  /** Unique within the page; usable as a directory name. */
  name: string;
  version: VersionName;
  /** All files by path, including those inherited from other projects. */
  files: Map<string, ProjectFile>;
  /** The fences that are reported here: each fence belongs to exactly one project. */
  own: Set<number>;
}

export interface PageProjects {
  projects: Project[];
  sources: Map<number, FenceSource>;
  problems: Problem[];
}

interface Stage {
  project: Project;
  /** The default project's stage that an alternative builds on. */
  base?: Stage;
  files: Map<string, ProjectFile>;
}

/**
 * Groups a page's fences into projects and parses their sources.
 *
 * @param toolkit - restricts the result to the fences that are about its packages; default: all of
 * them
 */
export function projectsOf(page: Page, toolkit?: Toolkit): PageProjects {
  const problems: Problem[] = [];
  const sources = new Map<number, FenceSource>();
  const stages: Stage[] = [];
  const current = new Map<string, Stage>();

  const open = (fence: Fence, files = new Map<string, ProjectFile>(), base?: Stage): Stage => {
    const key = keyOf(fence);
    const name = `${key}${stages.some((stage) => stage.project.name === key) ? `~${stages.length}` : ''}`;
    const stage: Stage = {
      project: {name, version: fence.version, files: new Map(), own: new Set()},
      files,
      base,
    };
    stages.push(stage);
    current.set(key, stage);
    return stage;
  };

  for (const fence of page.fences) {
    const complain = (line: number, message: string) =>
      problems.push({file: page.file, line, column: 1, message});
    sources.set(fence.index, readSource(fence, complain));
    if (!belongs(fence) || (toolkit && !concerns(fence, toolkit))) continue;

    let stage = current.get(keyOf(fence));
    if (!stage) {
      const base = fence.project
        ? (current.get(keyOf({...fence, project: ''})) ?? open({...fence, project: ''}))
        : undefined;
      stage = open(fence, new Map(), base);
    }
    const path = fence.title ?? `fence-${fence.index}.${fence.language || 'txt'}`;
    const previous = stage.files.get(path);
    if (previous && !fence.replace) {
      complain(
        fence.line,
        `title="${path}" is taken by the fence in line ${page.fences[previous.fence]?.line}. ` +
          'Add `replace` if this is its next version, or `project="…"` if it is an alternative.',
      );
      continue;
    }
    if (fence.replace && !previous && !stage.base?.files.has(path)) {
      complain(fence.line, `\`replace\`: no fence before this one is titled "${path}".`);
    }
    if (fence.replace && previous) stage = open(fence, new Map(stage.files), stage.base);
    const role = fence.followed ? undefined : (fence.role ?? previous?.role);
    stage.files.set(path, {
      path,
      text: sources.get(fence.index)?.text ?? '',
      fence: fence.index,
      ...(role ? {role} : {}),
    });
    stage.project.own.add(fence.index);
  }

  for (const stage of stages) {
    for (const file of [...(stage.base?.files.values() ?? []), ...stage.files.values()]) {
      const inherited = !stage.files.has(file.path) && file.role === 'run';
      stage.project.files.set(file.path, inherited ? {...file, role: undefined} : file);
    }
  }
  return {projects: stages.map((stage) => stage.project), sources, problems};
}

/** Languages whose titled fences are files as well: what code imports or reads at run time. */
const dataLanguages = ['json', 'sql'];

/**
 * Compiled fences are files; other fences are files only if they are titled data (package.json,
 * migrations).
 */
function belongs(fence: Fence): boolean {
  return (
    isCompiled(fence.language) ||
    (dataLanguages.includes(fence.language) &&
      fence.title !== undefined &&
      fence.output === undefined)
  );
}

function keyOf(fence: Fence): string {
  const project = fence.project.replace(/[^\w-]+/g, '-') || 'page';
  return `${project}-${fence.version}`;
}
