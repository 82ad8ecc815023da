/** The vocabulary of the samples plugin: what a page holds and what checking it yields. */

import type {Releases} from './releases';
import type {VersionName} from '../../../versions/list';

/** Something an author has to mend, at a place editors can jump to. */
export interface Problem {
  /** Path relative to the site's root. */
  file: string;
  /** 1-based. */
  line: number;
  /** 1-based. */
  column: number;
  /** What is wrong and what to do about it. */
  message: string;
}

export type RunRole = 'run' | 'serve';

/** A fenced code block, its flags read. Lines are 1-based lines of the page. */
export interface Fence extends Releases {
  /** Ordinal among all fences of the page; identifies the fence. */
  index: number;
  /** Line of the opening fence. */
  line: number;
  language: string;
  /** The text between the fences, as written. */
  value: string;
  title?: string;
  hidden: boolean;
  /** Shown only when the reader opens it, below its title. */
  folded: boolean;
  /** Runs only where the page is followed, because it needs more than Node.js. */
  followed: boolean;
  /** TypeScript error codes that must occur. */
  errors: number[];
  /** Why this fence is not compiled. */
  nocheck?: string;
  /** Name of the page's project it belongs to; `''` is the default project. */
  project: string;
  replace: boolean;
  version: VersionName;
  diff: boolean;
  role?: RunRole;
  /** `true`: output of the closest run fence before; a string: of the file with that title. */
  output?: true | string;
  npm2yarn: boolean;
  /** 1-based lines of `value` to highlight, from `{1,3-5}`. */
  highlights: number[];
}

/** A `<TypeTable>` of a page. */
export interface TableRequest extends Releases {
  index: number;
  line: number;
  type: string;
  from: string;
  /** Names of the members that stand first; where there are some, the others are folded. */
  first: string[];
  /** What the page's author says of members, in place of the package. */
  authored: AuthoredRow[];
  version: VersionName;
}

/** A member that an author completes, in the list within a `<TypeTable>`. */
export interface AuthoredRow {
  name: string;
  /** TypeScript, where the package's own type tells a reader little. */
  type?: string;
  line: number;
  /** Whether the author says something, beside a type. */
  described: boolean;
}

/** Where a page says that a part of it is about some releases only. */
export interface ReleaseBorder {
  line: number;
  name: 'Since' | 'Before';
  /** Such as `11.22`; absent where the element has none. */
  version: string | undefined;
}

export interface Page {
  /** Path relative to the site's root. */
  file: string;
  version: VersionName;
  fences: Fence[];
  tables: TableRequest[];
  borders: ReleaseBorder[];
  problems: Problem[];
}

/** A line the reader sees. */
export interface DisplayLine {
  text: string;
  /** 0-based line of the compiled text; absent for lines that are shown as removed. */
  compiled?: number;
  highlighted?: boolean;
  added?: boolean;
  removed?: boolean;
}

/** What the reader sees under a line; `line` is a 0-based display line. */
export interface Note {
  line: number;
  kind: 'error' | 'type';
  column: number;
  length: number;
  text: string;
  /** TypeScript's number of an error. */
  code?: number;
}

/** A type that shows on hover: display line, column, length, index into `PageTypes.texts`. */
export type TypeSpan = [line: number, column: number, length: number, text: number];

export interface TypeText {
  type: string;
  docs?: string;
}

/** Everything hovers of a page need; one JSON file a page. */
export interface PageTypes {
  texts: TypeText[];
  blocks: Record<string, {spans: TypeSpan[]}>;
}

/** A member of a type, as `<TypeTable>` lists it. */
export interface TableRow {
  name: string;
  optional: boolean;
  /** TypeScript, on one line. */
  type: string;
  /** Markdown; empty where the package says nothing. */
  description: string;
  /** TypeScript. */
  default?: string;
  /** Markdown; what to use instead. */
  deprecated?: string;
  /** Shown only when the reader opens the rest of the list. */
  folded?: true;
  /** Releases that the page is checked with and that lack it, such as `11.19.0`. */
  missingIn?: string[];
}

/** The outcome for one version's part of a page. */
export interface PageResult {
  problems: Problem[];
  notes: Record<number, Note[]>;
  tables: Record<number, TableRow[]>;
  types: PageTypes;
}
