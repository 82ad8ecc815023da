/** Runs TypeDoc over the sources of the released packages and takes from its model what pages need. */
import fs from 'node:fs';
import path from 'node:path';

import ts from 'typescript';
import {
  Application,
  type Comment,
  type Context,
  Converter,
  type DeclarationReflection,
  type ProjectReflection,
  type Reflection,
  ReflectionKind,
  type SignatureReflection,
  type SomeType,
  type TypeParameterReflection,
} from 'typedoc';
import {load as loadMissingExports} from 'typedoc-plugin-missing-exports';

import {type ReferencePackage, sourceRepository} from '../../config/apiReference';
import {examplesOf, notesOf, tagOf, toMarkdown} from './comments';
import {type EntryPoint, listEntryPoints} from './entry-points';
import {formatDeclaration, formatType} from './format';
import type {Entry, EntryKind, InternalType, ReferenceModel, Row} from './model';
import {createPrinter, parameterName, type Resolve, visibleMembers} from './print';

export type ConvertOptions = {
  packages: readonly ReferencePackage[];
  /** Absolute path of the folder that holds the packages' folders. */
  packagesDirectory: string;
  /** Absolute path of an existing folder for a tsconfig.json, inside the project. */
  workDirectory: string;
};

type Listed<Target> = {id: string; name: string; from: string; target: Target};

const kinds = new Map<ReflectionKind, EntryKind>([
  [ReflectionKind.Function, 'function'],
  [ReflectionKind.Class, 'class'],
  [ReflectionKind.Interface, 'interface'],
  [ReflectionKind.TypeAlias, 'type'],
  [ReflectionKind.Variable, 'variable'],
  [ReflectionKind.Namespace, 'namespace'],
]);

function kindOf(reflection: DeclarationReflection): EntryKind {
  const kind = kinds.get(reflection.kind);
  if (kind === undefined) {
    throw new Error(
      `${reflection.getFullName()}: the reference has no form for a ${ReflectionKind.singularString(reflection.kind)}`,
    );
  }
  return kind;
}

/**
 * TypeDoc must read every package from its sources: a declaration file would be a second, foreign
 * copy of the same type. That includes the modules that packages import from one another.
 */
function writeTsconfig(entryPoints: readonly EntryPoint[], options: ConvertOptions): string {
  const {packagesDirectory, workDirectory} = options;
  const paths: Record<string, string[]> = {};
  for (const {specifier, source} of entryPoints) paths[specifier] = [source];
  for (const {directory, name} of options.packages) {
    paths[`${name}/*`] = [path.join(packagesDirectory, directory, 'src/*')];
  }
  const types = path.join(packagesDirectory, '..', '@types');
  const file = path.join(workDirectory, 'tsconfig.json');
  const compilerOptions = {
    strict: true,
    target: 'ES2022',
    lib: ['ES2022', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable', 'ESNext.Disposable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    skipLibCheck: true,
    noEmit: true,
    types: ['node', 'react'],
    typeRoots: [types, path.join(workDirectory, '../../@types')],
    paths,
  };
  fs.writeFileSync(
    file,
    JSON.stringify({compilerOptions, files: entryPoints.map(({source}) => source)}),
  );
  return file;
}

async function runTypeDoc(
  entryPoints: readonly EntryPoint[],
  options: ConvertOptions,
): Promise<{project: ProjectReflection; program: ts.Program}> {
  const app = await Application.bootstrapWithPlugins({
    // Imported rather than named: it must patch the same copy of TypeDoc as runs here.
    plugin: [loadMissingExports],
    entryPoints: entryPoints.map(({source}) => source),
    tsconfig: writeTsconfig(entryPoints, options),
    // The sources were checked where they were built, against their own versions of dependencies.
    skipErrorChecking: true,
    alwaysCreateEntryPointModule: true,
    externalPattern: ['**/node_modules/!(@trpc)/**'],
    excludeExternals: true,
    excludePrivate: true,
    // Chains of conditional types go deeper than the default, and would end in `...`.
    maxTypeConversionDepth: 100,
    // Source links are made from the file and the released version.
    disableGit: true,
    sourceLinkTemplate: 'unused',
    basePath: options.packagesDirectory,
    readme: 'none',
    sort: ['source-order'],
    // Block tags that TypeDoc does not know are shown under their names.
    logLevel: 'Error',
  });
  let program: ts.Program | undefined;
  app.converter.on(Converter.EVENT_BEGIN, (context: Context) => {
    [program] = context.programs;
  });
  const project = await app.convert();
  if (project === undefined || program === undefined) {
    throw new Error('TypeDoc could not convert the released packages; its messages stand above.');
  }
  return {project, program};
}

/** The module reflection of each entry point. */
function modulesBySpecifier(
  project: ProjectReflection,
  entryPoints: readonly EntryPoint[],
): Map<string, DeclarationReflection> {
  const bySource = new Map(
    (project.children ?? []).map((module): [string | undefined, DeclarationReflection] => [
      module.sources?.[0]?.fullFileName,
      module,
    ]),
  );
  return new Map(
    entryPoints.map(({specifier, source}) => {
      const module = bySource.get(source);
      if (module === undefined) throw new Error(`TypeDoc made no module for ${specifier}`);
      return [specifier, module];
    }),
  );
}

function resolveAlias(reflection: DeclarationReflection): DeclarationReflection {
  const target = reflection.isReference() ? reflection.getTargetReflectionDeep() : reflection;
  return target as DeclarationReflection;
}

/**
 * `@deprecated` of a name, as an export specifier may carry it: TypeDoc keeps the comment of the
 * declaration only, but a package often renames on export and deprecates the old name there.
 */
function deprecationOfName(program: ts.Program, source: string, name: string): string | undefined {
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(source);
  const module = file && checker.getSymbolAtLocation(file);
  const symbol = module && checker.getExportsOfModule(module).find((each) => each.name === name);
  const tag = symbol?.declarations
    ?.filter(ts.isExportSpecifier)
    .flatMap((specifier) => ts.getJSDocTags(specifier))
    .find(({tagName}) => tagName.text === 'deprecated');
  if (tag === undefined) return undefined;
  const {comment} = tag;
  const text =
    typeof comment === 'string'
      ? comment
      : (comment ?? [])
          .map((part) =>
            ts.isJSDocLink(part) && part.name ? `\`${part.name.getText()}\`` : part.text,
          )
          .join('');
  return text.replace(/^\s*-\s*/, '').trim();
}

function commentOf(reflection: DeclarationReflection): Comment | undefined {
  const constructor =
    reflection.type?.type === 'reflection' ? reflection.type.declaration : undefined;
  return (
    reflection.comment ??
    reflection.signatures?.find(({comment}) => comment)?.comment ??
    constructor?.signatures?.[0]?.comment
  );
}

/** Call signatures of a function, or of a variable or type that holds one. */
function signaturesOf(reflection: DeclarationReflection): SignatureReflection[] {
  if (reflection.signatures) return reflection.signatures;
  const {type} = reflection;
  if (type?.type === 'reflection' && !type.declaration.children?.length) {
    return type.declaration.signatures ?? [];
  }
  return [];
}

/** Members of an object type, of every object in an intersection, of a class or interface. */
function membersOf(
  reflection: DeclarationReflection,
  seen = new Set<number>(),
): DeclarationReflection[] {
  if (seen.has(reflection.id)) return [];
  seen.add(reflection.id);
  if (reflection.kindOf([ReflectionKind.Class, ReflectionKind.Interface])) {
    return visibleMembers(reflection);
  }
  if (!reflection.kindOf(ReflectionKind.TypeAlias)) return [];
  const {type} = reflection;
  const parts = type?.type === 'intersection' ? type.types : type ? [type] : [];
  return parts.flatMap((part) => {
    if (part.type === 'reflection') return visibleMembers(part.declaration);
    if (part.type !== 'reference' || !part.reflection) return [];
    return membersOf(part.reflection as DeclarationReflection, seen);
  });
}

/** Parts of an intersection that `membersOf` finds nothing in. */
function openPartsOf({type}: DeclarationReflection): SomeType[] {
  if (type?.type !== 'intersection') return [];
  return type.types.filter(
    (part) =>
      part.type === 'reference' &&
      !part.refersToTypeParameter &&
      (!part.reflection || membersOf(part.reflection as DeclarationReflection).length === 0),
  );
}

/**
 * Finds what the configuration lists.
 *
 * @param find - what an entry point exports under a name
 * @throws Error naming the exports that the packages lack
 */
export function listExports<Target>(
  packages: readonly ReferencePackage[],
  find: (from: string, name: string) => Target | undefined,
): Listed<Target>[] {
  const missing: string[] = [];
  const listed = packages.flatMap(({directory, pages}) =>
    pages.flatMap(({slug, groups}) =>
      groups.flatMap(({from, exports}) =>
        exports.flatMap((name): Listed<Target>[] => {
          const target = find(from, name);
          if (target !== undefined)
            return [{id: `${directory}/${slug}#${name}`, name, from, target}];
          missing.push(`${name} from ${from}`);
          return [];
        }),
      ),
    ),
  );
  if (missing.length > 0) {
    throw new Error(
      `The released packages do not export what src/config/apiReference.ts lists:\n  ${missing.join('\n  ')}\n` +
        'Remove the names there, and what guides say about them; npm test names the guides.',
    );
  }
  return listed;
}

/**
 * Makes the reference's model.
 *
 * @throws Error naming the exports that the configuration lists and the packages lack
 */
export async function convert(options: ConvertOptions): Promise<ReferenceModel> {
  const {packages, packagesDirectory} = options;
  const entryPoints = packages.flatMap(({directory}) =>
    listEntryPoints(path.join(packagesDirectory, directory)),
  );
  const versions = Object.fromEntries(
    packages.map(({directory, name}) => {
      const manifest = path.join(packagesDirectory, directory, 'package.json');
      const {version} = JSON.parse(fs.readFileSync(manifest, 'utf8')) as {version: string};
      return [name, version];
    }),
  );
  const {project, program} = await runTypeDoc(entryPoints, options);
  const modules = modulesBySpecifier(project, entryPoints);
  const sourceOf = new Map(entryPoints.map(({specifier, source}) => [specifier, source]));

  const listed = listExports(packages, (from, name) => {
    const child = modules.get(from)?.getChildByName([name]);
    return child && resolveAlias(child as DeclarationReflection);
  });

  /** The first name listed for a symbol is the one that documents it. */
  const canonical = new Map<Reflection, Listed<DeclarationReflection>>();
  for (const entry of listed) {
    if (!canonical.has(entry.target)) canonical.set(entry.target, entry);
  }

  const internals = new Map<DeclarationReflection, string>();
  const internalNames = new Map<string, number>();
  const internalId = (reflection: DeclarationReflection): string => {
    const known = internals.get(reflection);
    if (known !== undefined) return known;
    const count = (internalNames.get(reflection.name) ?? 0) + 1;
    internalNames.set(reflection.name, count);
    const id = count === 1 ? reflection.name : `${reflection.name}-${count}`;
    internals.set(reflection, id);
    return id;
  };

  const resolve: Resolve = (reference) => {
    const {reflection} = reference;
    if (reference.refersToTypeParameter || reflection === undefined) return {text: reference.name};
    const entry = canonical.get(reflection);
    if (entry) return {text: entry.name, target: entry.id};
    const declaration = reflection as DeclarationReflection;
    const printable =
      kinds.has(declaration.kind) &&
      !declaration.kindOf([ReflectionKind.Function, ReflectionKind.Namespace]);
    return printable
      ? {text: reference.name, target: `internal:${internalId(declaration)}`}
      : {text: reference.name};
  };
  const resolveLink = (reflection: Reflection): string | undefined => {
    let current: Reflection | undefined = reflection;
    while (current && !canonical.has(current)) current = current.parent;
    return current && canonical.get(current)?.id;
  };
  const printer = createPrinter(resolve);
  const text = (comment: Comment | undefined): string =>
    comment ? toMarkdown(comment.summary, resolveLink) : '';

  async function memberRow(member: DeclarationReflection): Promise<Row> {
    const comment = commentOf(member) ?? member.getSignature?.comment;
    const notes = notesOf(comment, resolveLink).map(({label, text: note}) =>
      label === 'See' ? `See ${note}` : `**${label}:** ${note}`,
    );
    return {
      name: member.name,
      type: await formatType(printer.memberType(member)),
      optional: member.flags.isOptional,
      description: [text(comment), ...notes].filter(Boolean).join('\n\n'),
      defaultValue: tagOf(comment, ['@default', '@defaultValue'], resolveLink),
      deprecated: tagOf(comment, ['@deprecated'], resolveLink),
    };
  }

  async function parameterRows(signatures: readonly SignatureReflection[]): Promise<Row[]> {
    const rows = new Map<string, Row>();
    for (const parameter of signatures.flatMap((signature) => signature.parameters ?? [])) {
      const name = parameterName(parameter);
      if (rows.has(name)) continue;
      rows.set(name, {
        name,
        type: parameter.type ? await formatType(printer.type(parameter.type)) : [],
        optional: parameter.flags.isOptional || parameter.defaultValue !== undefined,
        description: text(parameter.comment),
        defaultValue:
          parameter.defaultValue === undefined || parameter.defaultValue === '{}'
            ? undefined
            : `\`${parameter.defaultValue}\``,
      });
    }
    return [...rows.values()];
  }

  async function typeParameterRows(parameters: readonly TypeParameterReflection[]): Promise<Row[]> {
    return Promise.all(
      parameters
        .filter(({comment}) => text(comment) !== '')
        .map(async (parameter) => ({
          name: parameter.name,
          type: parameter.type ? await formatType(printer.type(parameter.type)) : [],
          optional: parameter.default !== undefined,
          description: text(parameter.comment),
        })),
    );
  }

  function sourceUrl(reflection: DeclarationReflection): string {
    const source = reflection.sources?.[0] ?? reflection.signatures?.[0]?.sources?.[0];
    if (source === undefined)
      throw new Error(`${reflection.getFullName()}: TypeDoc names no source`);
    const file = path.relative(packagesDirectory, source.fullFileName);
    const directory = file.split(path.sep)[0];
    const reference = packages.find((each) => each.directory === directory);
    const version = reference && versions[reference.name];
    if (version === undefined) throw new Error(`${file}: not in a package of the reference`);
    return `${sourceRepository}/blob/v${version}/packages/${file}#L${source.line}`;
  }

  /** Other entry points with the same symbol under the same name. */
  function otherEntryPoints({name, from, target}: Listed<DeclarationReflection>): string[] {
    return [...modules]
      .filter(([specifier, module]) => {
        const child = module.getChildByName([name]);
        return (
          specifier !== from && child && resolveAlias(child as DeclarationReflection) === target
        );
      })
      .map(([specifier]) => specifier);
  }

  async function toEntry(item: Listed<DeclarationReflection>): Promise<Entry> {
    const {id, name, from, target} = item;
    const comment = commentOf(target);
    const main = canonical.get(target);
    const aliasOf = main && main !== item ? main.id : undefined;
    const calls = target.kindOf(ReflectionKind.TypeAlias) ? [] : signaturesOf(target);
    const asOverloads = target.kindOf(ReflectionKind.Function);
    const deprecated =
      deprecationOfName(program, sourceOf.get(from) ?? '', name) ??
      tagOf(comment, ['@deprecated'], resolveLink);
    const printed = asOverloads
      ? calls.map((signature) => printer.overload(signature, name))
      : [printer.declaration(target, name)];
    const own = aliasOf === undefined;
    return {
      id,
      name,
      kind: kindOf(target),
      from,
      alsoFrom: otherEntryPoints(item),
      aliasOf,
      deprecated,
      internal: comment?.hasModifier('@internal') ?? false,
      description: own ? text(comment) : '',
      notes: own ? notesOf(comment, resolveLink) : [],
      examples: own ? examplesOf(comment, resolveLink) : [],
      signatures: own ? await Promise.all(printed.map(formatDeclaration)) : [],
      typeParameters: own
        ? await typeParameterRows(calls[0]?.typeParameters ?? target.typeParameters ?? [])
        : [],
      parameters: own ? await parameterRows(calls) : [],
      returns: own ? tagOf(calls[0]?.comment ?? comment, ['@returns'], resolveLink) : undefined,
      members: own
        ? await Promise.all(
            membersOf(target)
              .filter((member) => !member.kindOf(ReflectionKind.Constructor))
              .map(memberRow),
          )
        : [],
      alsoMembersOf: own
        ? await Promise.all(openPartsOf(target).map((part) => formatType(printer.type(part))))
        : [],
      source: sourceUrl(target),
    };
  }

  const entries: Entry[] = [];
  for (const item of listed) entries.push(await toEntry(item));

  // Printing an internal type may bring up further ones, which the map's iteration then reaches.
  const printedInternals: InternalType[] = [];
  for (const [reflection, id] of internals) {
    printedInternals.push({
      id,
      name: reflection.name,
      signature: await formatDeclaration(printer.declaration(reflection, reflection.name)),
    });
  }
  return {versions, entries, internals: printedInternals};
}
