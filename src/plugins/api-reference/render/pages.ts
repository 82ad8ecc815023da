/** The pages of a reference: one index per package, and one page per purpose. */
import type {
  ReferenceContents,
  ReferenceGroup,
  ReferencePackage,
  ReferencePage,
} from '../contents/types';
import type {Entry, Markdown} from '../model';
import {entryOf, entryUrl, type RenderContext} from './context';
import {renderEntry} from './entry';
import {renderInternals} from './internals';
import {parseMarkdown} from './markdown';
import {type Block, code, element, heading, link, paragraph, text, writePage} from './mdx';

/** A page to write: that of a purpose, or, without a `page`, the index of a package. */
export type PlannedPage = {
  /** Path relative to the reference's directory. */
  file: string;
  package: ReferencePackage;
  page?: ReferencePage;
};

export function planPages({packages}: ReferenceContents): PlannedPage[] {
  return packages.flatMap((reference): PlannedPage[] => [
    {file: `${reference.directory}/index.mdx`, package: reference},
    ...reference.pages.map((page) => ({
      file: `${reference.directory}/${page.slug}.mdx`,
      package: reference,
      page,
    })),
  ]);
}

/** The id of an entry: the path of its page, and its anchor there. */
export function entryId(reference: ReferencePackage, page: ReferencePage, name: string): string {
  return `${reference.directory}/${page.slug}#${name}`;
}

/** Enough text for a tooltip. */
function firstParagraph(comment: Markdown): string {
  return comment.split('\n\n')[0]?.replaceAll('\n', ' ') ?? '';
}

function groupAnchor(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function entriesOf(
  context: RenderContext,
  reference: ReferencePackage,
  page: ReferencePage,
  {exports}: ReferenceGroup,
): Entry[] {
  return exports.map((name) => entryOf(context, entryId(reference, page, name)));
}

function renderPurpose(
  context: RenderContext,
  file: string,
  reference: ReferencePackage,
  page: ReferencePage,
): string {
  const groups = page.groups.map((group) => ({
    ...group,
    entries: entriesOf(context, reference, page, group),
  }));
  return writePage(
    {
      title: `${page.title} (${reference.name})`,
      description: page.description,
      sidebar_label: page.title,
    },
    [
      paragraph(text(page.description)),
      ...groups.flatMap(({title, about, entries}) => [
        heading(2, text(title), groupAnchor(title)),
        ...parseMarkdown(about),
        ...entries.flatMap((entry) => renderEntry(context, entry, file)),
      ]),
      ...renderInternals(
        context,
        groups.flatMap(({entries}) => entries),
      ),
    ],
  );
}

function renderIndexGroup(
  context: RenderContext,
  reference: ReferencePackage,
  page: ReferencePage,
  group: ReferenceGroup,
): Block {
  const names = entriesOf(context, reference, page, group).map((entry) => ({
    name: entry.name,
    href: entryUrl(context, entry.id),
    kind: entry.kind,
    deprecated: entry.deprecated !== undefined || undefined,
    title: firstParagraph(entry.description) || undefined,
  }));
  const from = group.from === reference.name ? undefined : group.from;
  return element('ApiIndexGroup', {title: group.title, from}, [
    ...parseMarkdown(group.about),
    element('ApiNames', {of: names}),
  ]);
}

function renderIndex(context: RenderContext, reference: ReferencePackage): string {
  const {name, description, pages} = reference;
  const version = context.model.versions[name] ?? '';
  return writePage({title: name, description, sidebar_label: name}, [
    paragraph(text(description)),
    paragraph(
      text('Generated from the types and comments of '),
      link(`https://www.npmjs.com/package/${name}/v/${version}`, code(`${name}@${version}`)),
      text('.'),
    ),
    ...pages.flatMap((page) => [
      heading(2, link(`./${page.slug}.mdx`, text(page.title)), page.slug),
      ...page.groups.map((group) => renderIndexGroup(context, reference, page, group)),
    ]),
  ]);
}

/** @throws Error if the contents list a name that the model lacks */
export function renderPage(
  context: RenderContext,
  {file, package: reference, page}: PlannedPage,
): string {
  return page === undefined
    ? renderIndex(context, reference)
    : renderPurpose(context, file, reference, page);
}
