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
  /** Those that files are or were in: which tells the compiler where to look at all. */
  private readonly folders = new Set<string>();
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
      if (!file.startsWith(folder) || files.has(file)) continue;
      this.files.delete(file);
      this.projectVersion += 1;
    }
    for (const [file, text] of files) {
      const known = this.files.get(file);
      if (known?.text === text) continue;
      this.files.set(file, {text, version: (known?.version ?? 0) + 1});
      this.projectVersion += 1;
      for (let above = path.dirname(file); above.startsWith(this.root); above = path.dirname(above))
        this.folders.add(above);
    }
  }

  get program(): ts.Program {
    const program = this.service.getProgram();
    if (!program) throw new Error('TypeScript created no program');
    return program;
  }
}
