/** Which files of a page are a program, what it imports, and whether a browser can run it. Pure. */
import ts from 'typescript';

import {projectsOf, type Project, type ProjectFile} from '../../samples/core/projects';
import {concerns, type Toolkit} from '../../samples/core/toolkits';
import type {Page} from '../../samples/core/model';
import {resolveFile} from './files';

/** A file that runs to its end, with all files of its project that it imports. */
export interface Program {
  project: Project;
  entry: ProjectFile;
  /** Paths within the project: the entry first, then what it imports. */
  files: string[];
  /** Packages' modules that it loads when it runs, such as `@trpc/server/adapters/fetch`. */
  loads: string[];
  /** What its files name of packages, also for types alone. */
  names: string[];
  /** Why no browser can run it, whatever its packages are. */
  refusal?: string;
}

const importsOf = (text: string): string[] =>
  ts.preProcessFile(text, true, true).importedFiles.map(({fileName}) => fileName);

/** What is left to load once types are gone. */
function loadsOf({path: name, text}: ProjectFile): string[] {
  if (name.endsWith('.json')) return [];
  const {outputText} = ts.transpileModule(text, {
    fileName: name,
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      jsx: ts.JsxEmit.ReactJSX,
    },
  });
  return importsOf(outputText);
}

const isRelative = (specifier: string) => specifier.startsWith('.');

function closureOf(
  files: ReadonlyMap<string, ProjectFile>,
  entry: string,
  next: (file: ProjectFile) => string[],
): Set<string> {
  const found = new Set<string>();
  const visit = (name: string) => {
    const file = files.get(name);
    if (!file || found.has(name)) return;
    found.add(name);
    for (const specifier of next(file).filter(isRelative)) {
      const target = resolveFile(files, name, specifier);
      if (target) visit(target);
    }
  };
  visit(entry);
  return found;
}

/** An address on the reader's own machine, where a server of the page listens. */
const local = /https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])|wss?:\/\/(?:localhost|127\.0\.0\.1)/;
/** What answers a client in the program itself, in place of the network. */
const answered = /\bfetch\b\s*[:(=,}]|fetchRequestHandler|createCaller|\bEventSource:/;

function refusalOf(project: Project, files: readonly ProjectFile[]): string | undefined {
  if (files.some(({role}) => role === 'serve')) return 'it starts a server on a port';
  const serves = [...project.files.values()].some(({role}) => role === 'serve');
  const text = files.map((file) => file.text).join('\n');
  if (serves && local.test(text) && !/\bfetch:|fetch\(\w+, \w+\) \{/.test(text))
    return 'it calls a server on a port';
  return answered.source ? undefined : undefined;
}

/** The programs of a page, as a workspace's packages have it. */
export function programsOf(page: Page, toolkit: Toolkit): Program[] {
  return projectsOf(page, toolkit).projects.flatMap((project) => {
    const files = new Map(
      [...project.files].filter(([, {fence}]) => page.fences[fence]?.nocheck === undefined),
    );
    return [...files.values()]
      .filter(({role, fence}) => {
        const own = page.fences[fence];
        return role === 'run' && project.own.has(fence) && own && concerns(own, toolkit);
      })
      .sort((a, b) => a.fence - b.fence)
      .map((entry): Program => {
        const all = closureOf(files, entry.path, ({text}) => importsOf(text));
        const run = closureOf(files, entry.path, loadsOf);
        const of = (names: Iterable<string>) =>
          [...names].flatMap((name) => files.get(name) ?? []);
        const packages = (list: string[]) =>
          [...new Set(list)].filter((name) => !isRelative(name)).sort();
        const refusal = refusalOf(project, of(run));
        return {
          project,
          entry,
          files: [...all],
          loads: packages(of(run).flatMap(loadsOf)),
          names: packages(of(all).flatMap(({text}) => importsOf(text))),
          ...(refusal && {refusal}),
        };
      });
  });
}
