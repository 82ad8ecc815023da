/** The vocabulary of the samples plugin: what a page contains and what checking it produces. */

import type {Releases} from './releases';
import type {VersionName} from '../../../versions/list';

/** Something that an author has to fix, with a position that editors can jump to. */
export interface Problem {
  /** Path relative to the site's root. */
  file: string;
  /** 1-based. */
  line: number;
  /** 1-based. */
  column: number;
  /** What is wrong and how to fix it. */
  message: string;
}

export type RunRole = 'run' | 'serve';

/** A fenced code block with its flags parsed. Lines are 1-based lines of the page. */
export interface Fence extends Releases {
  /** The ordinal among all fences of the page, which identifies the fence. */
  index: number;
  /** Line of the opening fence. */
  line: number;
  language: string;
  /** The text between the fences, as written. */
  value: string;
  title?: string;
  hidden: boolean;
  /** Collapsed below its title until the reader opens it. */
  folded: boolean;
  /**
   * Only runs when the page is followed, because it needs more than Node.js; or, with `nocheck`, is
   * only compiled there, because the page installs what it imports.
   */
  followed: boolean;
  /** TypeScript error codes that must occur. */
  errors: number[];
  /** The reason why this fence is not compiled. */
  nocheck?: string;
  /** The name of the project within the page that it belongs to; `''` is the default project. */
  project: string;
  replace: boolean;
  version: VersionName;
  diff: boolean;
  role?: RunRole;
  /** `true`: the output of the closest preceding run fence; a string: of the file with that title. */
  output?: true | string;
  npm2yarn: boolean;
}

/** A `<TypeTable>` of a page. */
export interface TableRequest extends Releases {
  index: number;
  line: number;
  type: string;
  from: string;
  /** The names of the members that come first; if there are any, the others are collapsed. */
  first: string[];
  /** Members that older releases lack, from `since="11.25 pathSeparator"`. */
  late?: {bound: string; names: string[]};
  /** The author's descriptions of members, which replace the package's. */
  authored: AuthoredRow[];
  version: VersionName;
}

/** A member that an author documents in the list inside a `<TypeTable>`. */
export interface AuthoredRow {
  name: string;
  /** A TypeScript type, for cases in which the package's own type says little. */
  type?: string;
  line: number;
  /** Whether the author describes the member, beyond giving a type. */
  described: boolean;
}

/** The releases that a part of a page applies to. */
export interface ReleaseBound {
  line: number;
  name: 'Since' | 'Before';
  /** Such as `11.22`; absent if the element doesn't set it. */
  version: string | undefined;
}

export interface Page {
  /** Path relative to the site's root. */
  file: string;
  version: VersionName;
  fences: Fence[];
  tables: TableRequest[];
  bounds: ReleaseBound[];
  problems: Problem[];
}

/** A line as displayed. */
export interface DisplayLine {
  text: string;
  /** 0-based line of the compiled text; absent for lines that are displayed as removed. */
  compiled?: number;
  highlighted?: boolean;
  added?: boolean;
  removed?: boolean;
}

export interface Note {
  /** 0-based displayed line that the note is below. */
  line: number;
  kind: 'error' | 'type';
  /** What the note is about: a range of that line, in UTF-16 units from 0. */
  column: number;
  length: number;
  text: string;
  /** TypeScript's error code, for errors. */
  code?: number;
}

/** A type that shows on hover: display line, column, length, index into `PageTypes.texts`. */
export type TypeSpan = [line: number, column: number, length: number, text: number];

export interface TypeText {
  type: string;
  docs?: string;
}

/** All hover data of a page, in one JSON file per page. */
export interface PageTypes {
  texts: TypeText[];
  /** By block id, such as "3". */
  blocks: Record<string, {spans: TypeSpan[]}>;
}

/** A member of a type, as `<TypeTable>` lists it. */
export interface TableRow {
  name: string;
  optional: boolean;
  /** A TypeScript type, on one line. */
  type: string;
  /** Markdown; empty if the package has no description. */
  description: string;
  /** A TypeScript expression. */
  default?: string;
  /** Markdown; what to use instead. */
  deprecated?: string;
  /** Collapsed until the reader opens the rest of the list. */
  folded?: true;
  /** Which release brought it, such as `11.25`, if some releases of the line lack it. */
  since?: string;
}

/** The result for the part of a page that is about one version. */
export interface PageResult {
  problems: Problem[];
  notes: Record<number, Note[]>;
  tables: Record<number, TableRow[]>;
  types: PageTypes;
}
