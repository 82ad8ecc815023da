import type {CheckedPage} from '../samples/core/samples';
import {readSource, withoutMarkers} from '../samples/core/source';
import {renderCode, renderType} from '../samples/render';
import type {Fence} from '../samples/core/model';

/** The page with the demo's samples, relative to the site's root. */
export const demoFile = 'src/components/home/code.mdx';

/** The name of the default project. */
const defaultProject = 'none';

/** What `<Sample>` needs to show a file: HTML from `renderCode`, and the URL of its hover data. */
export interface RenderedFile {
  html: string;
  types?: string;
  block?: string;
}

/** One project as a reader sees it. */
export interface RenderedProject {
  server: RenderedFile;
  client: RenderedFile;
  /** The type at the client's first `^?`, as HTML. */
  type: string;
}

const projectOf = (fence: Fence) => fence.project || defaultProject;

function fenceOf({page}: CheckedPage, project: string, title: string): Fence {
  const found = page.fences.find(
    (fence) => projectOf(fence) === project && fence.title === title && !fence.hidden,
  );
  if (!found) {
    throw new Error(`${page.file}:1: project "${project}" needs a fence with title="${title}".`);
  }
  return found;
}

function render({result}: CheckedPage, fence: Fence, types: string): RenderedFile {
  const {display} = readSource(fence, () => undefined);
  const html = renderCode({
    code: display.map((line) => line.text).join('\n'),
    language: fence.language,
    lines: new Map(
      display.map(({highlighted, added, removed}, index) => [index, {highlighted, added, removed}]),
    ),
    notes: result.notes[fence.index] ?? [],
  });
  const block = String(fence.index);
  return result.types.blocks[block] ? {html, types, block} : {html};
}

/**
 * Every project of a checked page, by name.
 *
 * @param types - URL of the page's hover data
 * @throws Error if a sample is broken, or a project lacks its server, its client or a type query
 */
export function renderProjects(
  checked: CheckedPage,
  types: string,
): Record<string, RenderedProject> {
  const {page, result} = checked;
  if (result.problems.length > 0) {
    throw new Error(
      result.problems
        .map(({file, line, column, message}) => `${file}:${line}:${column} - error: ${message}`)
        .join('\n'),
    );
  }
  const projects = [...new Set(page.fences.map(projectOf))];
  return Object.fromEntries(
    projects.map((project) => {
      const client = fenceOf(checked, project, 'client.ts');
      const type = result.notes[client.index]?.find(({kind}) => kind === 'type')?.text;
      if (type === undefined) {
        throw new Error(`${page.file}:${client.line}: the client needs a \`^?\`.`);
      }
      const server = fenceOf(checked, project, 'server.ts');
      const shown = {
        server: render(checked, server, types),
        client: render(checked, client, types),
      };
      return [project, {...shown, type: renderType(type.replace(/^const \w+: /, ''))}];
    }),
  );
}

/**
 * What each other project changes of the default one, as its editor has it: texts by project and path.
 */
export function changesOf({page}: CheckedPage): Record<string, Record<string, string>> {
  const changes: Record<string, Record<string, string>> = {};
  for (const fence of page.fences) {
    if (!fence.diff || fence.title === undefined) continue;
    const {text} = readSource(fence, () => undefined);
    (changes[projectOf(fence)] ??= {})[fence.title] = withoutMarkers(text);
  }
  return changes;
}

/**
 * The modules that run in the reader's browser, by path: the default project's hidden files, the
 * server of each project next to them, and an `index.ts` that exports `call` and all routers.
 *
 * @param skip - projects that are shown but not run
 */
export function modulesOf({page}: CheckedPage, skip: readonly string[]): Map<string, string> {
  const modules = new Map<string, string>();
  const routers: string[] = [];
  for (const fence of page.fences) {
    const project = projectOf(fence);
    if (fence.title === undefined || skip.includes(project)) continue;
    const {text} = readSource(fence, () => undefined);
    if (fence.hidden) modules.set(fence.title, text);
    if (fence.title === 'server.ts') {
      modules.set(`${project}.ts`, text);
      routers.push(project);
    }
  }
  const lines = [
    "export {call} from './call';",
    ...routers.map((name) => `import {appRouter as ${name}} from './${name}';`),
    `export const routers = {${routers.join(', ')}};`,
  ];
  return modules.set('index.ts', `${lines.join('\n')}\n`);
}
