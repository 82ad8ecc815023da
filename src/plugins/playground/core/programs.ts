/**
 * The programs of a page: the files that each consists of and imports, and whether a browser can
 * run it. Pure.
 */
import ts from 'typescript';

import {projectsOf, type Project, type ProjectFile} from '../../samples/core/projects';
import type {Toolkit} from '../../../versions/toolkits';
import type {Page} from '../../samples/core/model';
import {resolveFile} from './files';
import {reachable} from './reachable';

/** A file that runs to its end, with all files of its project that it and its servers import. */
export interface Program {
  project: Project;
  entry: ProjectFile;
  /** Paths within the project: the entry first, followed by what it imports. */
  files: string[];
  /** Files that listen on a port that the entry names. */
  servers: string[];
  /** The servers, and the files that they import in addition to those of the entry. */
  serverFiles: string[];
  /** Modules of packages and of Node.js that are loaded when the program runs. */
  loads: string[];
  /**
   * The names that are imported from each module, by specifier; `import *` and dynamic imports name
   * none.
   */
  imported: Map<string, Set<string>>;
  /** All specifiers of packages in its files, including those that are only imported for types. */
  names: string[];
}

type Files = ReadonlyMap<string, ProjectFile>;

const isRelative = (specifier: string) => specifier.startsWith('.');

const importsOf = (text: string): string[] =>
  ts.preProcessFile(text, true, true).importedFiles.map(({fileName}) => fileName);

/** By path and text, since the programs of a page share files: a sixth of a build's main thread. */
const outputs = new Map<string, string>();

/** A file without its types, as it runs. */
function compiled({path, text}: ProjectFile): string {
  if (path.endsWith('.json')) return '';
  const key = `${path}\0${text}`;
  const output =
    outputs.get(key) ??
    ts.transpileModule(text, {
      fileName: path,
      compilerOptions: {
        target: ts.ScriptTarget.ES2022,
        module: ts.ModuleKind.ESNext,
        jsx: ts.JsxEmit.ReactJSX,
      },
    }).outputText;
  outputs.set(key, output);
  return output;
}

/** A file and all that it imports, directly or indirectly. */
function closureOf(files: Files, entry: string, textOf: (file: ProjectFile) => string): string[] {
  const targetsOf = (path: string) => {
    const file = files.get(path);
    const specifiers = file ? importsOf(textOf(file)).filter(isRelative) : [];
    return specifiers.flatMap((specifier) => resolveFile(files, path, specifier) ?? []);
  };
  return [...reachable([entry], targetsOf)];
}

/** The names that a compiled file imports from each package. */
function addImported(text: string, imported: Map<string, Set<string>>): void {
  const {statements} = ts.createSourceFile('file.js', text, ts.ScriptTarget.ES2022);
  for (const statement of statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier))
      continue;
    const {text: specifier} = statement.moduleSpecifier;
    const names = imported.get(specifier) ?? new Set();
    imported.set(specifier, names);
    const {name, namedBindings} = statement.importClause ?? {};
    if (name) names.add('default');
    if (!namedBindings || !ts.isNamedImports(namedBindings)) continue;
    for (const {propertyName, name: own} of namedBindings.elements) {
      names.add((propertyName ?? own).text);
    }
  }
}

/** Ports named in files; assumes that no other number in samples has that length. */
const portsOf = (texts: readonly string[]): Set<string> =>
  new Set(texts.flatMap((text) => text.match(/\b[1-9]\d{3,4}\b/g) ?? []));

function programOf(project: Project, entry: ProjectFile, files: Files): Program {
  const textsOf = (paths: readonly string[]) =>
    paths.flatMap((path) => {
      const file = files.get(path);
      return file ? [file] : [];
    });
  const run = closureOf(files, entry.path, compiled);
  const own = closureOf(files, entry.path, ({text}) => text);
  const ports = portsOf(textsOf(run).map(({text}) => text));
  const listens = (path: string) =>
    [...portsOf(textsOf(closureOf(files, path, compiled)).map(({text}) => text))].some((port) =>
      ports.has(port),
    );
  const servers = [...files.values()]
    .filter(({role, path}) => role === 'serve' && !run.includes(path) && listens(path))
    .sort((a, b) => a.fence - b.fence)
    .map(({path}) => path);
  const all = new Set([
    ...own,
    ...servers.flatMap((path) => closureOf(files, path, ({text}) => text)),
  ]);
  const running = new Set([...run, ...servers.flatMap((path) => closureOf(files, path, compiled))]);
  const packages = (texts: readonly string[]) =>
    [...new Set(texts.flatMap(importsOf))].filter((name) => !isRelative(name)).sort();
  const code = textsOf([...running]).map(compiled);
  const imported = new Map<string, Set<string>>();
  for (const text of code) addImported(text, imported);
  return {
    project,
    entry,
    files: own,
    servers,
    serverFiles: [...all].filter((path) => !own.includes(path)),
    loads: packages(code),
    imported,
    names: packages(textsOf([...all]).map(({text}) => text)),
  };
}

/** The programs of a page that are written for a workspace's version, in page order. */
export function programsOf(page: Page, toolkit: Toolkit): Program[] {
  const isOurs = ({version}: Project) => version === toolkit.version;
  return projectsOf(page, toolkit)
    .projects.filter(isOurs)
    .flatMap((project) => {
      const files = new Map(
        [...project.files].filter(([, {fence}]) => page.fences[fence]?.nocheck === undefined),
      );
      return [...files.values()]
        .filter(({role, fence}) => role === 'run' && project.own.has(fence))
        .sort((a, b) => a.fence - b.fence)
        .map((entry) => programOf(project, entry, files));
    });
}

/** What browsers support of the packages. */
export interface Support {
  /** Modules that a browser can't run. */
  refused: readonly string[];
  /** The exports of our versions of Node.js modules. */
  exported: Readonly<Record<string, readonly string[]>>;
}

/** Whether a browser can run a program. */
export function canRun({loads, names, imported}: Program, {refused, exported}: Support): boolean {
  return (
    ![...loads, ...names].some((name) => refused.includes(name)) &&
    [...imported].every(([specifier, own]) =>
      [...own].every((name) => exported[specifier]?.includes(name) ?? true),
    )
  );
}
