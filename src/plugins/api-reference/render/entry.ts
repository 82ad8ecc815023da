/** Renders an entry: its heading, signature, comments, tables, and the guides that use it. */
import type {Guide} from '../links/guides';
import type {Entry, Markdown, Row} from '../model';
import {entryOf, entryUrl, linkTokens, type RenderContext} from './context';
import {commentBlocks, guidePath, type Place} from './markdown';
import {type Block, code, element, heading, link, paragraph, text} from './mdx';

/** A longer list of guides starts collapsed. */
const guidesShown = 6;

/** The text after "Deprecated." starts a sentence, but comments write "use X instead". */
function capitalized(comment: Markdown): Markdown {
  return comment.charAt(0).toUpperCase() + comment.slice(1);
}

function deprecation(context: RenderContext, place: Place, comment?: Markdown): Block[] {
  if (comment === undefined) return [];
  return [element('ApiDeprecated', {}, commentBlocks(context, place, capitalized(comment)))];
}

function row(context: RenderContext, place: Place, item: Row): Block {
  return element(
    'ApiRow',
    {
      name: item.name,
      type: linkTokens(context, item.type),
      optional: item.optional,
      // `@default` values are code, fenced or not, and a table cell has room for one line.
      defaultValue: item.defaultValue?.replace(/^```\w*\n|\n```$/g, '').replace(/^`|`$/g, ''),
      deprecated: item.deprecated !== undefined,
    },
    [
      ...deprecation(context, place, item.deprecated),
      ...commentBlocks(context, place, item.description),
    ],
  );
}

function table(context: RenderContext, place: Place, of: string, items: readonly Row[]): Block[] {
  if (items.length === 0) return [];
  return [
    element(
      'ApiTable',
      {of},
      items.map((item) => row(context, place, item)),
    ),
  ];
}

function note(context: RenderContext, place: Place, label: string, comment: Markdown): Block {
  return element('ApiNote', {label}, commentBlocks(context, place, comment));
}

function head(context: RenderContext, {entry}: Place): Block[] {
  const name = text(entry.name);
  return [
    heading(
      3,
      entry.deprecated === undefined ? name : {type: 'delete', children: [name]},
      entry.name,
    ),
    element('ApiSignature', {
      name: entry.name,
      kind: entry.kind,
      from: entry.from,
      alsoFrom: entry.alsoFrom.length > 0 ? entry.alsoFrom : undefined,
      typeOnly: ['type', 'interface', 'namespace'].includes(entry.kind),
      internal: entry.internal,
      source: entry.source,
      code: entry.signatures.map((signature) => linkTokens(context, signature, entry.id)),
    }),
  ];
}

/** Points to the entry with the documentation, if this one is an alias. */
function mainEntry(context: RenderContext, {aliasOf}: Entry): Block[] {
  if (aliasOf === undefined) return [];
  const main = entryOf(context, aliasOf);
  return [
    paragraph(
      text('Another name for '),
      link(entryUrl(context, main.id), code(main.name)),
      text(', which has the documentation.'),
    ),
  ];
}

function guideList(file: string, guides: readonly Guide[]): Block[] {
  if (guides.length === 0) return [];
  const list: Block = {
    type: 'list',
    ordered: false,
    spread: false,
    children: guides.map((guide) => ({
      type: 'listItem',
      spread: false,
      children: [paragraph(link(guidePath(file, guide), text(guide.title)))],
    })),
  };
  return [
    element('ApiGuides', {count: guides.length, closed: guides.length > guidesShown}, [list]),
  ];
}

/** @param file - path of the page relative to the reference's directory */
export function renderEntry(context: RenderContext, entry: Entry, file: string): Block[] {
  const place: Place = {entry, file};
  const {members, notes, examples, alsoMembersOf} = entry;
  return [
    ...head(context, place),
    ...deprecation(context, place, entry.deprecated),
    ...mainEntry(context, entry),
    ...commentBlocks(context, place, entry.description),
    ...table(context, place, 'Type parameters', entry.typeParameters),
    ...table(context, place, 'Parameters', entry.parameters),
    ...(entry.returns ? [note(context, place, 'Returns', entry.returns)] : []),
    ...table(context, place, entry.kind === 'class' ? 'Members' : 'Properties', members),
    ...(alsoMembersOf.length > 0
      ? [element('ApiAlso', {of: alsoMembersOf.map((tokens) => linkTokens(context, tokens))})]
      : []),
    ...notes.map(({label, text: comment}) => note(context, place, label, comment)),
    ...examples.map((example) => note(context, place, 'Example', example)),
    ...guideList(file, context.usages.get(entry.id) ?? []),
  ];
}
