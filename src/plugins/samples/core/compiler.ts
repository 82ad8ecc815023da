import fs from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

import {options} from './compilerOptions';

/** What several programs of a process have in common is parsed once. */
const declarations = ts.createDocumentRegistry();

/**
 * One TypeScript program for all samples of a version. The files live in memory, as if they were in
 * directories of the version's toolkit, so that its packages resolve.
 */
export class Compiler {
  readonly service: ts.LanguageService;
  private readonly files = new Map<string, {text: string; version: number}>();
  private readonly folders = new Map<string, number>();
  private readonly root: string;
  private projectVersion = 0;

  /** @param toolkit - absolute path of the workspace whose packages the samples use */
  constructor(toolkit: string) {
    this.root = path.join(toolkit, '.samples', 'pages');
    const host: ts.LanguageServiceHost = {
      getCompilationSettings: () => options,
      getCurrentDirectory: () => toolkit,
      getDefaultLibFileName: ts.getDefaultLibFilePath,
      // Saves the language service from checking thousands of files before each answer.
      getProjectVersion: () => String(this.projectVersion),
      getScriptFileNames: () => [...this.files.keys()],
      getScriptVersion: (file) => String(this.files.get(file)?.version ?? 0),
      getScriptSnapshot: (file) => {
        const text =
          this.files.get(file)?.text ?? (fs.existsSync(file) ? ts.sys.readFile(file) : undefined);
        return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
      },
      fileExists: (file) => this.files.has(file) || ts.sys.fileExists(file),
      readFile: (file) => this.files.get(file)?.text ?? ts.sys.readFile(file),
      directoryExists: (folder) => this.folders.has(folder) || ts.sys.directoryExists(folder),
      getDirectories: (folder) => ts.sys.getDirectories(folder),
      realpath: (file) => (this.files.has(file) ? file : (ts.sys.realpath?.(file) ?? file)),
    };
    this.service = ts.createLanguageService(host, declarations);
  }

  /** The virtual absolute path of a file of a page's project. */
  pathOf(page: string, project: string, file: string): string {
    return path.posix.join(this.root, page.replace(/[^\w.-]+/g, '_'), project, file);
  }

  /** Replaces all files below the page's directory with `files` (absolute path to text). */
  setPage(page: string, files: ReadonlyMap<string, string>) {
    const folder = path.posix.join(this.root, page.replace(/[^\w.-]+/g, '_')) + '/';
    for (const file of this.files.keys()) {
      if (file.startsWith(folder) && !files.has(file)) this.remove(file);
    }
    for (const [file, text] of files) {
      const known = this.files.get(file);
      if (!known) this.countFolders(file, 1);
      if (known?.text === text) continue;
      this.files.set(file, {text, version: (known?.version ?? 0) + 1});
      this.projectVersion += 1;
    }
  }

  get program(): ts.Program {
    const program = this.service.getProgram();
    if (!program) throw new Error('TypeScript created no program');
    return program;
  }

  private remove(file: string) {
    this.files.delete(file);
    this.projectVersion += 1;
    this.countFolders(file, -1);
  }

  private countFolders(file: string, by: number) {
    for (
      let folder = path.dirname(file);
      folder.startsWith(this.root);
      folder = path.dirname(folder)
    ) {
      const count = (this.folders.get(folder) ?? 0) + by;
      if (count > 0) this.folders.set(folder, count);
      else this.folders.delete(folder);
    }
  }
}
