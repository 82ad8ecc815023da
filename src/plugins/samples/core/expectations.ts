import type {Project} from './projects';
import type {Toolkit} from '../../../versions/toolkits';
import {concerns} from './toolkits';
import type {Fence, Page, Problem} from './model';

/** An `output` fence and the file whose output it shows. */
export interface Expectation {
  fence: Fence;
  path: string;
}

/** The block whose file an `output` fence refers to. */
const titled = ({fences}: Page, title: string) =>
  fences.find((fence) => fence.title === title && fence.role !== undefined);

/** Matches each `output` fence with the project and file that it refers to. */
export function expectationsOf(page: Page, projects: readonly Project[], toolkit: Toolkit) {
  const byProject = new Map<Project, Expectation[]>();
  const problems: Problem[] = [];
  let lastRun: Fence | undefined;
  for (const fence of page.fences) {
    if (!concerns(fence, toolkit)) continue;
    if (fence.role === 'run') lastRun = fence;
    if (fence.output === undefined) continue;
    const complain = (message: string) =>
      problems.push({file: page.file, line: fence.line, column: 1, message});
    const named = fence.output === true ? undefined : fence.output;
    const printer = named === undefined ? lastRun : titled(page, named);
    if (printer?.followed) continue;
    const project =
      named === undefined
        ? projects.find((candidate) => lastRun && candidate.own.has(lastRun.index))
        : [...projects].reverse().find((candidate) => {
            const file = candidate.files.get(named);
            return (
              file?.role !== undefined &&
              (candidate.own.has(file.fence) || candidate.own.has(lastRun?.index ?? -1))
            );
          });
    const file =
      named ??
      (lastRun &&
        [...(project?.files.values() ?? [])].find((entry) => entry.fence === lastRun?.index)?.path);
    if (!project || !file) {
      complain(
        named === undefined
          ? '`output` shows what a fence printed, but no fence before it has `run`.'
          : `output="${named}": no fence titled "${named}" has \`run\` or \`serve\`.`,
      );
      continue;
    }
    byProject.set(project, [...(byProject.get(project) ?? []), {fence, path: file}]);
  }
  return {byProject, problems};
}
