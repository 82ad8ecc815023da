/**
 * The interface between the playground's engine and the page that opens it. The data comes from the
 * build, one file per page; the functions run in the reader's browser, and load nothing before they
 * are called.
 *
 * `<Sample editable>` marks a block that can be edited. The hover data of its page (`data-types`)
 * contains the address of the page's projects as `playground`, and `blocks` in these contains the
 * block's number (`data-block`).
 */

/** A file that the browser fetches, with its length, from which the progress is computed. */
export interface Asset {
  url: string;
  /** The uncompressed length, because a stream in the browser counts uncompressed bytes. */
  bytes: number;
}

/** A module that programs load. */
export interface Script extends Asset {
  /** Names of the scripts that it imports. */
  imports: string[];
}

/** An npm package in the playground: its type declarations. */
export interface PackageAssets {
  name: string;
  /** JSON: maps paths below `node_modules` to texts. */
  types: Asset;
}

/** What a project needs besides its own files; the addresses are those of the deployed build. */
export interface Manifest {
  /** The script that the compiler's worker starts with. */
  loader: Asset;
  /** The compiler, which that script loads. */
  compiler: Asset;
  /** JSON: maps the names of the files of TypeScript's library to their texts. */
  library: Asset;
  /** The document that programs run in. */
  frame: Asset;
  /** Maps import specifiers, such as `@trpc/server/adapters/fetch`, to names of scripts. */
  modules: Record<string, string>;
  /**
   * By name: the scripts of `modules`, those that they import, and `host`, which every run needs.
   */
  scripts: Record<string, Script>;
  /** The packages whose types the compiler reads. */
  packages: PackageAssets[];
}

export interface PlaygroundFile {
  /** Relative to the project, such as `server/trpc.ts`. */
  path: string;
  /** The whole text that is compiled, including what the page hides. */
  text: string;
  /** Hidden on the page, or collapsed below its title: closed until the reader opens it. */
  folded: boolean;
  /** Not what the reader of a lesson is asked to change, such as its checks: can only be read. */
  locked?: boolean;
}

/** A file that runs with Node.js to its end. */
export interface PlaygroundEntry {
  path: string;
  /** The file and all that it imports, directly or indirectly. */
  files: string[];
  /** Files that listen on a port, which are started first, each as a separate program. */
  servers: string[];
  /** The output that the page shows; `…` and `<uuid>` match what differs between runs. */
  output?: string;
}

/** A type error that the page shows, so the compiler has to report it in the original as well. */
export interface ExpectedError {
  path: string;
  /** Such as 2322. */
  code: number;
}

export interface PlaygroundProject {
  /** The tab or `project` of its blocks; empty for the page's default project. */
  name: string;
  files: PlaygroundFile[];
  entries: PlaygroundEntry[];
  /** Names of the packages whose types its files need, such as `zod` and `@types/node`. */
  packages: string[];
  /** Absent if there are none. */
  errors?: ExpectedError[];
}

/** What the editor needs to know of a lesson. */
export interface Lesson {
  /** The name of its page, such as `first-procedure`. */
  name: string;
  /** Index of the project that the reader starts with. */
  project: number;
  /** Names of the checks, in the order in which the program prints them. */
  checks: string[];
  /** The errors that the compiler reports in the solution, because wrong calls have to be rejected. */
  errors: ExpectedError[];
  /** The files that the solution changes. */
  solution: PlaygroundFile[];
}

/** A page's projects: the content of the file that the hover data links. */
export interface PlaygroundPage {
  manifest: Manifest;
  projects: PlaygroundProject[];
  /**
   * Maps a block's number on the page to the index of its project, the path of its file, and the
   * index of the entry that runs the file: the first whose block is shown, or else the first.
   */
  blocks: Record<string, {project: number; path: string; entry: number}>;
  /** Present if the page is a lesson. */
  lesson?: Lesson;
}

/** An error that the compiler reports in a file. */
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

export interface TypeText {
  /** The text that an editor shows, such as `const user: User`. */
  type: string;
  /** Its JSDoc as Markdown; empty if there is none. */
  docs: string;
}

export interface HoverText extends TypeText {
  /** Offsets of the identifier. */
  from: number;
  to: number;
}

export interface Completion {
  label: string;
  /** TypeScript's name for its kind: `property`, `method`, `const`, `keyword` and so on. */
  kind: string;
  /** The text to insert, if it differs from the label. */
  insert?: string;
}

export interface Completions {
  /** Offsets of the text that they replace. */
  from: number;
  to: number;
  /** At most 200, the best first. */
  items: Completion[];
}

/** A compiled module of the reader's project. */
export interface CompiledModule {
  code: string;
  /**
   * Its imports, in order: offsets of the specifier in the code, without its quotes, and its
   * target.
   */
  imports: {start: number; end: number; target: {file: string} | {package: string}}[];
  /** Its source map; empty if there is none. */
  map: string;
}

/** Maps a file's path, such as `server/trpc.ts`, to its JavaScript. */
export type Emitted = Record<string, CompiledModule>;

/** How many of the bytes to load have arrived. */
export type OnProgress = (loaded: number, total: number) => void;

/**
 * `done`: nothing is left that could print; `failed`: the program ended with an error, which is the
 * last output; `stopped`: by the reader; `loop`: the program did not answer for ten seconds and was
 * terminated.
 */
export type End = 'done' | 'failed' | 'stopped' | 'loop';

/**
 * What is known of a request, once it is: its first line and its body, the status of the response,
 * and each part of its body when the server writes it.
 */
export interface RequestEvent {
  /** Of the request in its run. */
  id: number;
  kind: 'line' | 'input' | 'status' | 'part' | 'end';
  text: string;
}

/** Consecutive output of one program, as Node.js prints it, with its line breaks. */
export interface Printed {
  stream: 'log' | 'error';
  text: string;
  /** The file of the server that printed it. */
  server?: string;
}

export interface RunEvents {
  /** Called with all that was printed, and all requests, whenever there is more. */
  show(printed: readonly Printed[], requests: readonly RequestEvent[]): void;
  /** Called once, as the last of these. */
  end(reason: End): void;
  /**
   * The compiler, the frame, a module of a package or the worker failed; no other function is called
   * afterwards.
   */
  broken(error: Error): void;
}

export interface Run {
  stop(): void;
  /** Stops without reporting it. */
  drop(): void;
}
