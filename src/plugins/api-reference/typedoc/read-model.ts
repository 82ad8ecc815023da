/** Extracts from TypeDoc's reflections what pages need. */
import fs from 'node:fs';
import path from 'node:path';

import {type DeclarationReflection, ReflectionKind} from 'typedoc';

import type {Entry, EntryKind, InternalType, ReferenceModel} from '../model';
import {packageFolder, type Reference} from '../options';
import {examplesOf, notesOf, tagOf} from './comments';
import {deprecationOf} from './export-tags';
import {formatDeclaration, formatType} from './format';
import {callsOf, commentOf, membersOf, openPartsOf} from './members';
import {createResolve, entryAround, type Internals, kinds} from './names';
import {printDeclaration, printOverload, printType} from './print';
import {exportOf, type Listed, type PurposeRouter} from './router';
import {memberRow, parameterRows, type Reader, summaryOf, typeParameterRows} from './rows';
import {createPrinter} from './type-printer';

type Context = Reader & {
  reference: Reference;
  router: PurposeRouter;
  /** Package name -> released version. */
  versions: Readonly<Record<string, string>>;
};

function readVersions(reference: Reference): Record<string, string> {
  return Object.fromEntries(
    reference.contents.packages.map(({name}) => {
      const manifest = path.join(packageFolder(reference, name), 'package.json');
      const {version} = JSON.parse(fs.readFileSync(manifest, 'utf8')) as {version: string};
      return [name, version];
    }),
  );
}

function kindOf(reflection: DeclarationReflection): EntryKind {
  const kind = kinds.get(reflection.kind);
  if (kind === undefined) {
    throw new Error(
      `${reflection.getFullName()}: the reference has no form for a ${ReflectionKind.singularString(reflection.kind)}`,
    );
  }
  return kind;
}

function sourceUrl({reference, versions}: Context, target: DeclarationReflection): string {
  const source = target.sources?.[0] ?? target.signatures?.[0]?.sources?.[0];
  if (source === undefined) throw new Error(`${target.getFullName()}: TypeDoc names no source`);
  // TypeDoc follows some links in `node_modules`, but not all.
  const file = fs.realpathSync(path.join(reference.siteDir, source.fileName));
  for (const {name, directory} of reference.contents.packages) {
    const inside = path.relative(fs.realpathSync(packageFolder(reference, name)), file);
    if (inside.startsWith('..')) continue;
    const posix = inside.split(path.sep).join('/');
    return `${reference.repository}/blob/v${versions[name]}/packages/${directory}/${posix}#L${source.line}`;
  }
  throw new Error(`${file}: not in a package of the reference`);
}

/** Other entry points that export the same symbol under the same name. */
function otherEntryPoints({router: {modules}}: Context, {name, from, target}: Listed): string[] {
  return [...modules.keys()].filter(
    (specifier) => specifier !== from && exportOf(modules, specifier, name) === target,
  );
}

/** What only the entry that documents its symbol has; an alias refers to that entry. */
async function readDocumentation(context: Context, {name, target}: Listed) {
  const {printer, resolveLink} = context;
  const comment = commentOf(target);
  const calls = callsOf(target);
  const printed = target.kindOf(ReflectionKind.Function)
    ? calls.map((signature) => printOverload(printer, signature, name))
    : [printDeclaration(printer, target, name)];
  return {
    description: summaryOf(context, comment),
    notes: notesOf(comment, resolveLink),
    examples: examplesOf(comment, resolveLink),
    signatures: await Promise.all(printed.map(formatDeclaration)),
    typeParameters: await typeParameterRows(
      context,
      calls[0]?.typeParameters ?? target.typeParameters ?? [],
    ),
    parameters: await parameterRows(context, calls),
    returns: tagOf(calls[0]?.comment ?? comment, ['@returns'], resolveLink),
    members: await Promise.all(
      membersOf(target)
        .filter((member) => !member.kindOf(ReflectionKind.Constructor))
        .map((member) => memberRow(context, member)),
    ),
    alsoMembersOf: await Promise.all(
      openPartsOf(target).map((part) => formatType(printType(printer, part))),
    ),
  } satisfies Partial<Entry>;
}

const undocumented = {
  description: '',
  notes: [],
  examples: [],
  signatures: [],
  typeParameters: [],
  parameters: [],
  members: [],
  alsoMembersOf: [],
} satisfies Partial<Entry>;

async function readEntry(context: Context, item: Listed): Promise<Entry> {
  const {router, resolveLink} = context;
  const {id, name, from, target} = item;
  const comment = commentOf(target);
  const main = router.getFullUrl(target);
  const module = router.modules.get(from);
  return {
    id,
    name,
    kind: kindOf(target),
    from,
    alsoFrom: otherEntryPoints(context, item),
    aliasOf: main === id ? undefined : main,
    deprecated:
      (module && deprecationOf(module, name)) ?? tagOf(comment, ['@deprecated'], resolveLink),
    internal: comment?.hasModifier('@internal') ?? false,
    ...(main === id ? await readDocumentation(context, item) : undocumented),
    source: sourceUrl(context, target),
  };
}

/** Prints the types without an export, which may add further ones that the iteration then visits. */
async function readInternals({printer}: Context, internals: Internals): Promise<InternalType[]> {
  const printed: InternalType[] = [];
  for (const [reflection, id] of internals) {
    const {name} = reflection;
    const signature = await formatDeclaration(printDeclaration(printer, reflection, name));
    printed.push({id, name, signature});
  }
  return printed;
}

/** @param router - after it has built the pages */
export async function readModel(
  reference: Reference,
  router: PurposeRouter,
): Promise<ReferenceModel> {
  const internals: Internals = new Map();
  const versions = readVersions(reference);
  const context: Context = {
    reference,
    router,
    versions,
    printer: createPrinter(createResolve(router, internals)),
    resolveLink: (reflection) => entryAround(router, reflection),
  };
  const entries: Entry[] = [];
  // Sequential, because the ids of internal types depend on the order of their first mention.
  for (const item of router.listed) entries.push(await readEntry(context, item));
  return {versions, entries, internals: await readInternals(context, internals)};
}
