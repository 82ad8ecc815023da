/**
 * What the playground's engine is to the page that opens it. The data comes from the build, one file
 * a page; the functions run in the reader's browser, and load nothing before they are called.
 *
 * How a block leads here: `<Sample editable>` says that it may be edited, the hover data of its page
 * (`data-types`) has the address of the page's projects as `playground`, and `blocks` of these has the
 * block's number (`data-block`).
 */

/** A file that the browser fetches, with its length, for the progress that is shown. */
export interface Asset {
  url: string;
  /** Not compressed, as a stream of the browser counts. */
  bytes: number;
}

/** A module for programs. */
export interface Script extends Asset {
  /** Names of the scripts that it imports. */
  imports: string[];
}

/** An npm package as the playground has it: its declarations, and what runs. */
export interface PackageAssets {
  name: string;
  version: string;
  /** JSON: from a path below `node_modules` to its text. */
  types: Asset;
}

/** What a project needs besides its own files; the addresses are those of the deployed build. */
export interface Manifest {
  /** The worker with the compiler. */
  compiler: Asset;
  /** JSON: from the name of a file of TypeScript's library to its text. */
  library: Asset;
  /** The HTML file that programs run in. */
  frame: Asset;
  /** From what an import names, such as `@trpc/server/adapters/fetch`, to the script that it is. */
  modules: Record<string, string>;
  /** By name: those that `modules` lead to, what these import, and `host`, which every run needs. */
  scripts: Record<string, Script>;
  /** The packages whose types the compiler reads. */
  packages: PackageAssets[];
}

export interface PlaygroundFile {
  /** Below the project, such as `server/trpc.ts`. */
  path: string;
  /** All that is compiled, with what the page hides of it. */
  text: string;
  /** Not shown on the page, or only below its title: closed until the reader opens it. */
  folded: boolean;
}

/** A file that runs with Node.js to its end. */
export interface PlaygroundEntry {
  path: string;
  /** The file and all that it imports, also through others. */
  files: string[];
  /** Files that listen on a port, which are started first, each as a program of its own. */
  servers: string[];
  /** What the page says that it prints; `…` and `<uuid>` stand for what differs. */
  output?: string;
}

export interface PlaygroundProject {
  /** The tab or `project` of its blocks; empty for the page's own. */
  name: string;
  files: PlaygroundFile[];
  entries: PlaygroundEntry[];
  /** Names of the packages whose types its files need, such as `zod` and `@types/node`. */
  packages: string[];
}

/** What the reader of a lesson works towards. */
export interface Lesson {
  /** That of its page, such as `first-procedure`. */
  name: string;
  /** Index of the project that the reader starts with. */
  project: number;
  /** Names of the checks, in the order in which its program prints them. */
  checks: string[];
  /** The files that the solution changes. */
  solution: PlaygroundFile[];
}

/** A page's projects: the file at the address that the hover data has. */
export interface PlaygroundPage {
  manifest: Manifest;
  projects: PlaygroundProject[];
  /**
   * From a block's number on the page to the index of its project, the file that it is, and the index of
   * the entry that runs it: the first that shows, or else the first.
   */
  blocks: Record<string, {project: number; path: string; entry: number}>;
  /** Of a page that is one. */
  lesson?: Lesson;
}

/** What the compiler says of a file. */
export interface Problem {
  path: string;
  /** Offsets in the file's text. */
  from: number;
  to: number;
  /** From 1, as compilers print them. */
  line: number;
  column: number;
  /** Such as 2322. */
  code: number;
  message: string;
}

export interface HoverText {
  /** Offsets of the identifier. */
  from: number;
  to: number;
  /** As an editor shows it, such as `const user: User`. */
  type: string;
  /** Its JSDoc as Markdown; empty for none. */
  docs: string;
}

export interface Completion {
  label: string;
  /** TypeScript's word for it: `property`, `method`, `const`, `keyword` and so on. */
  kind: string;
  /** What stands in the text afterwards, where that is not the label. */
  insert?: string;
}

export interface Completions {
  /** What of the text they replace. */
  from: number;
  to: number;
  /** The best first, at most 200. */
  items: Completion[];
}

/** A compiled module of the reader. */
export interface EmittedModule {
  code: string;
  /** Its imports, in order: offsets of the specifier in the code, without its quotes, and what it is. */
  imports: {start: number; end: number; target: {file: string} | {package: string}}[];
}

/** A module as it is compiled, and the source map that leads back. */
export interface CompiledModule extends EmittedModule {
  map: string;
}

/** From a file's path, such as `server/trpc.ts`, to its JavaScript. */
export type Emitted = Record<string, CompiledModule>;

/** Each method rejects with an `Error` that can be shown when the worker has failed or was disposed of. */
export interface Compiler {
  /** @param text - undefined takes the file away */
  setFile(path: string, text: string | undefined): void;
  /** The problems of a file as it is now, in their order. The first file to be asked about is checked sooner. */
  check(path: string): Promise<Problem[]>;
  hover(path: string, offset: number): Promise<HoverText | undefined>;
  complete(path: string, offset: number): Promise<Completions | undefined>;
  /** Also of files with problems, as the compiler emits them. */
  emit(): Promise<Emitted>;
  dispose(): void;
}

/** How much of what is to be loaded has arrived. */
export type OnProgress = (loaded: number, total: number) => void;

/**
 * `done`: nothing is left that could print; `failed`: it ended with an error, which is the last output;
 * `stopped`: by the reader; `loop`: it did not answer for ten seconds and was ended.
 */
export type End = 'done' | 'failed' | 'stopped' | 'loop';

export interface RunEvents {
  /** Text as Node.js prints it, with its line breaks; `server` is the file of the server that printed it. */
  output(output: {stream: 'log' | 'error'; text: string; server?: string}): void;
  /** Called once; nothing is called afterwards. */
  end(reason: End): void;
  /** The frame, a module of a package or the worker could not be loaded; nothing is called afterwards. */
  broken(error: Error): void;
}

export interface Run {
  stop(): void;
}

// In `client/`, which only the playground's own chunk imports:
//
//   client/projects.ts   loadProjects(address: string): Promise<PlaygroundPage>
//   client/compiler.ts   startCompiler(manifest: Manifest, project: PlaygroundProject,
//                          onProgress: OnProgress): Promise<Compiler>
//   client/run.ts        startRun(manifest: Manifest, emitted: Emitted, entry: PlaygroundEntry,
//                          events: RunEvents): Run
//
// A failure is forgotten: calling again tries again, and loads only what has not arrived.
