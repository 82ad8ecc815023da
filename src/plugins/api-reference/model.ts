/**
 * The reference as plain data: what is read from TypeDoc's reflections, and everything that pages
 * need.
 */

/** A piece of source text; `target` is the entry or internal type that a name refers to. */
export type Part = {text: string; target?: string};

/**
 * A run of code. The class is one that `src/components/Sample/code.css` colors; a target turns the
 * run into a link: an entry's id, or `internal:<id>`.
 */
export type Token = string | [className: string, text: string, target?: string];

/** Markdown in which links to entries have the URL `entry:<id>`. */
export type Markdown = string;

/** A parameter, type parameter, property or method, as a table row. */
export type Row = {
  name: string;
  type: Token[];
  optional: boolean;
  description: Markdown;
  /** The value of `@default`, as Markdown. */
  defaultValue?: Markdown;
  deprecated?: Markdown;
};

export type EntryKind = 'function' | 'class' | 'interface' | 'type' | 'variable' | 'namespace';

/** One export, under the name it is imported by. */
export type Entry = {
  /** `<page id>#<name>`; the page's id is `<package>/<slug>`. */
  id: string;
  name: string;
  kind: EntryKind;
  /** Module specifier of the import line. */
  from: string;
  /** Other entry points that export the same symbol under the same name. */
  alsoFrom: string[];
  /** Id of the entry that documents the symbol, if this is an alias of it. */
  aliasOf?: string;
  /** Markdown, possibly empty, if the package marks the name `@deprecated`. */
  deprecated?: Markdown;
  /** Whether the package exports it but marks it `@internal`. */
  internal: boolean;
  description: Markdown;
  /** The other block tags of the release's comments, such as `@remarks` or `@see`. */
  notes: {label: string; text: Markdown}[];
  examples: Markdown[];
  /** One per overload; exactly one for anything that is not a function. */
  signatures: Token[][];
  typeParameters: Row[];
  parameters: Row[];
  returns?: Markdown;
  members: Row[];
  /**
   * Parts of an intersection whose members depend on type arguments and therefore can't be listed in
   * a table.
   */
  alsoMembersOf: Token[][];
  /** URL of the declaration in the repository, at the released tag. */
  source: string;
};

/** A type that signatures mention but no entry point exports. */
export type InternalType = {
  id: string;
  name: string;
  signature: Token[];
};

export type ReferenceModel = {
  /** Package name -> released version. */
  versions: Record<string, string>;
  entries: Entry[];
  internals: InternalType[];
};
