/** A TypeScript language service over files in memory. Pure. */
import * as ts from 'typescript';

import {options} from '../../samples/core/compilerOptions';
import type {CompiledModule, Completions, HoverText, Problem, TypeText} from '../api';
import {resolveFile} from '../core/files';
import {reachable} from '../core/reachable';

/** Where the reader's files are; the packages are beside it. */
const root = '/project/';
const mostCompletions = 200;
/** Counts the changes in all projects: they share a registry, and many have files of the same names. */
let version = 0;

/** A file of a package, or of TypeScript's library. */
export interface PublishedFile {
  text: string;
  /** Tells its text from others that have the same path in other projects. */
  version: string;
}

export class Service {
  private readonly own = new Map<string, {text: string; version: number}>();
  private readonly checked = new Map<string, {state: string; problems: Problem[]}>();
  private readonly service: ts.LanguageService;
  /**
   * The file that was asked about first. Until another one is, the program consists of this file and
   * what it imports, because a small program is read and checked sooner.
   */
  private only: string | undefined;
  private isWhole = false;

  /**
   * @param files - packages below `/node_modules/`, TypeScript's library below `/lib/`
   * @param registry - shared with the services of other projects
   */
  constructor(
    private readonly files: Readonly<Record<string, PublishedFile>>,
    registry?: ts.DocumentRegistry,
  ) {
    const find = (file: string) => this.own.get(file) ?? this.files[file];
    const read = (file: string) => find(file)?.text;
    const host: ts.LanguageServiceHost = {
      // Nothing replaces the library here, and to look for it takes as long as to check a file.
      getCompilationSettings: () => ({
        ...options,
        noEmit: false,
        sourceMap: true,
        libReplacement: false,
      }),
      getCurrentDirectory: () => root,
      getDefaultLibFileName: () => '/lib/lib.d.ts',
      getProjectVersion: () => String(version),
      getScriptFileNames: () => this.roots(),
      getScriptVersion: (file) => String(find(file)?.version),
      getScriptSnapshot: (file) => {
        const text = read(file);
        return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
      },
      fileExists: (file) => read(file) !== undefined,
      readFile: read,
      getDirectories: (folder) => this.foldersIn(folder),
    };
    this.service = ts.createLanguageService(host, registry);
  }

  setFile(path: string, text: string | undefined): void {
    version += 1;
    const file = root + path;
    if (text === undefined) this.own.delete(file);
    else this.own.set(file, {text, version});
  }

  /** Releases what it has read, unless another service uses it. */
  dispose(): void {
    this.service.dispose();
  }

  /** Checks a file, unless nothing that it depends on has changed since the last time. */
  check(path: string): Problem[] {
    const file = root + path;
    this.include(file);
    const state = this.stateOf(file);
    const last = this.checked.get(file);
    if (last?.state === state) return last.problems;
    const problems = [
      ...this.service.getSyntacticDiagnostics(file),
      ...this.service.getSemanticDiagnostics(file),
    ].map((diagnostic) => this.problemOf(file, diagnostic));
    this.checked.set(file, {state, problems});
    return problems;
  }

  private include(file: string): void {
    this.only ??= file;
    if (this.only !== file) this.includeAll();
  }

  private includeAll(): void {
    if (this.isWhole) return;
    this.isWhole = true;
    version += 1;
  }

  private roots(): string[] {
    const own = [...this.own.keys()];
    return this.isWhole ? own : own.filter((file) => file === this.only || this.isGlobal(file));
  }

  /** What the problems of a file follow from: all that it reaches, and what declares something for all. */
  private stateOf(file: string): string {
    const globals = [...this.own.keys()].filter((own) => this.isGlobal(own));
    const reached = reachable([file, ...globals], (own) => this.importsOf(own));
    const versions = [...reached].map((own) => `${own} ${this.own.get(own)?.version}`);
    return [...versions.sort(), ...this.roots()].join('\n');
  }

  private isGlobal(file: string): boolean {
    const declares = /\bdeclare (?:global|module)\b/.test(this.own.get(file)?.text ?? '');
    return declares || /\.d\.[cm]?ts$/.test(file);
  }

  private importsOf(file: string): string[] {
    const {importedFiles} = ts.preProcessFile(this.own.get(file)?.text ?? '', true, true);
    return importedFiles.flatMap(({fileName}) => {
      const path = this.ownFile(file.slice(root.length), fileName);
      return path === undefined ? [] : [root + path];
    });
  }

  /** The file of the project that an import leads to; undefined for a package. */
  private ownFile(importer: string, specifier: string): string | undefined {
    if (!specifier.startsWith('.')) return undefined;
    const paths = new Set([...this.own.keys()].map((name) => name.slice(root.length)));
    return resolveFile(paths, importer, specifier);
  }

  hover(path: string, offset: number): HoverText | undefined {
    this.include(root + path);
    const info = this.service.getQuickInfoAtPosition(root + path, offset);
    if (!info) return undefined;
    const {start, length} = info.textSpan;
    return {
      from: start,
      to: start + length,
      type: ts.displayPartsToString(info.displayParts),
      docs: ts.displayPartsToString(info.documentation),
    };
  }

  complete(path: string, offset: number): Completions | undefined {
    const file = root + path;
    this.include(file);
    const found = this.service.getCompletionsAtPosition(file, offset, {});
    const text = this.own.get(file)?.text;
    if (!found || text === undefined) return undefined;
    const typed = /[\w$]*$/.exec(text.slice(0, offset))?.[0] ?? '';
    const span = found.optionalReplacementSpan;
    const items = found.entries
      .filter(({name}) => name.toLowerCase().startsWith(typed.toLowerCase()))
      .sort((a, b) => a.sortText.localeCompare(b.sortText) || a.name.localeCompare(b.name))
      .slice(0, mostCompletions)
      .map(({name, kind, insertText}) => ({
        label: name,
        kind,
        ...(insertText !== undefined && insertText !== name && {insert: insertText}),
      }));
    return {
      from: span?.start ?? offset - typed.length,
      to: span ? span.start + span.length : offset,
      items,
    };
  }

  describe(path: string, offset: number, label: string): TypeText | undefined {
    const at = [root + path, offset, label] as const;
    const found = this.service.getCompletionEntryDetails(...at, {}, undefined, {}, undefined);
    if (!found) return undefined;
    const {displayParts, documentation} = found;
    return {
      type: ts.displayPartsToString(displayParts),
      docs: ts.displayPartsToString(documentation),
    };
  }

  emit(): Record<string, CompiledModule> {
    this.includeAll();
    return Object.fromEntries(
      [...this.own.keys()].map((file) => {
        const path = file.slice(root.length);
        return [path, path.endsWith('.json') ? this.data(file) : this.compile(file)];
      }),
    );
  }

  private data(file: string): CompiledModule {
    return {code: `export default ${this.own.get(file)?.text ?? 'null'};`, imports: [], map: ''};
  }

  private compile(file: string): CompiledModule {
    const {outputFiles} = this.service.getEmitOutput(file);
    const output = (ending: RegExp) => outputFiles.find(({name}) => ending.test(name))?.text ?? '';
    const code = output(/\.jsx?$/).replace(/\n?\/\/# sourceMappingURL=.*\s*$/, '\n');
    const importer = file.slice(root.length);
    const imports = ts
      .preProcessFile(code, true, true)
      .importedFiles.map(({fileName, pos, end}) => {
        const path = this.ownFile(importer, fileName);
        // Its position is that of the quote before it.
        const target: CompiledModule['imports'][number]['target'] =
          path === undefined ? {package: fileName} : {file: path};
        return {start: pos + 1, end: end + 1, target};
      })
      .sort((a, b) => a.start - b.start);
    return {code, imports, map: output(/\.map$/)};
  }

  private problemOf(file: string, diagnostic: ts.Diagnostic): Problem {
    const {start = 0, length = 0, code, messageText} = diagnostic;
    const text = this.own.get(file)?.text ?? '';
    const before = text.slice(0, start).split('\n');
    return {
      path: file.slice(root.length),
      from: start,
      to: start + length,
      line: before.length,
      column: (before.at(-1)?.length ?? 0) + 1,
      code,
      message: ts.flattenDiagnosticMessageText(messageText, '\n'),
    };
  }

  /** For the completion of names of packages. */
  private foldersIn(folder: string): string[] {
    const start = folder.replace(/\/?$/, '/');
    const below = [...this.own.keys(), ...Object.keys(this.files)].flatMap((file) =>
      file.startsWith(start) ? [file.slice(start.length)] : [],
    );
    return [...new Set(below.flatMap((file) => /^(.+?)\//.exec(file)?.[1] ?? []))];
  }
}
