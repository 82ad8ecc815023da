/** The reference as plain data: what is read out of TypeDoc's reflections, and all that pages need. */

/** A piece of source text; `target` says which entry or internal type a name refers to. */
export type Part = {text: string; target?: string};

/**
 * A run of code. The class is one that `src/components/Sample/code.css` colors; a target makes the
 * run a link: an entry's id, or `internal:<id>`.
 */
export type Token = string | [className: string, text: string, target?: string];

/** Markdown in which a link to an entry has the URL `entry:<id>`. */
export type Markdown = string;

/** A parameter, type parameter, property or method, as a table's row. */
export type Row = {
  name: string;
  type: Token[];
  optional: boolean;
  description: Markdown;
  /** What `@default` says, as Markdown. */
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
  /** Id of the entry that documents the symbol, when this is another name for it. */
  aliasOf?: string;
  /** Markdown, possibly empty, when the package marks the name `@deprecated`. */
  deprecated?: Markdown;
  /** The package exports it and marks it `@internal`. */
  internal: boolean;
  description: Markdown;
  /** What the release's own comments say in other block tags, such as `@remarks` or `@see`. */
  notes: {label: string; text: Markdown}[];
  examples: Markdown[];
  /** One for each overload; one for anything that is not a function. */
  signatures: Token[][];
  typeParameters: Row[];
  parameters: Row[];
  returns?: Markdown;
  members: Row[];
  /** Parts of an intersection whose members depend on type arguments, so that no table can list them. */
  alsoMembersOf: Token[][];
  /** URL of the declaration in the repository, at the released tag. */
  source: string;
};

/** A type that signatures mention and no entry point exports. */
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
