/** Writes the pages of a reference as MDX. */
import type {ReferenceGroup, ReferencePackage, ReferencePage} from '../contents/types';
import {entryId, type PlannedPage} from '../plan';
import {markdownOf, phrase, prose, sentences} from './comments';
import type {Context} from './context';
import {deprecatedOf, element, hasLine, isType, joined, renderLine, renderValue} from './entry';
import {commentOf, type Page} from './options';
import type {Html} from './print';
import {returnedBy} from './returned';
import type {Entry} from './router';

function write(frontMatter: Record<string, string>, blocks: readonly string[]): string {
  const head = Object.entries(frontMatter).map(
    ([key, value]) => `${key}: ${JSON.stringify(value)}`,
  );
  const components = ['ApiFilter', 'ApiHtml'].filter((name) =>
    blocks.some((block) => block.includes(`<${name}`)),
  );
  const folder = '@site/src/plugins/api-reference/components';
  const imports = components.map((name) => `import ${name} from '${folder}/${name}';`);
  if (/api-(?:cards|names|values)/.test(blocks.join('\n'))) {
    imports.push(`import '${folder}/indexes.css';`);
  }
  const parts = [['---', ...head, '---'].join('\n'), imports.join('\n'), ...blocks];
  return `${joined(parts.join('\n\n'))}\n`;
}

const anchorOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The entries of a group in the order of the contents, types last. */
function entriesOf(
  {entries}: Context,
  reference: ReferencePackage,
  page: ReferencePage,
  {exports}: ReferenceGroup,
): Entry[] {
  return exports
    .flatMap((name) => entries.get(entryId(reference, page, name)) ?? [])
    .sort((a, b) => Number(hasLine(a)) - Number(hasLine(b)));
}

function renderPurpose(context: Context, reference: ReferencePackage, page: ReferencePage): string {
  const prefix = `${reference.directory}/${page.slug}#`;
  context.printer.startPage();
  const shown: Page = {
    listed: new Map(),
    told: new Map(),
    isOwn: (type) => {
      const entry = context.router.entries.find(({target}) => target === type);
      return entry === undefined || entry.id.startsWith(prefix);
    },
  };
  const render = (entry: Entry) =>
    (hasLine(entry) ? renderLine : renderValue)(context, entry, shown);
  const blocks = page.groups.flatMap((group) => [
    `## ${group.title} {#${anchorOf(group.title)}}`,
    element(prose(context, group.about)),
    ...entriesOf(context, reference, page, group).flatMap(render),
  ]);
  return write(
    {
      title: `${page.title} (${reference.name})`,
      description: page.description,
      sidebar_label: page.title,
    },
    [page.description, ...blocks.map((block) => block.replaceAll(`${context.url}/${prefix}`, '#'))],
  );
}

function nameLink(context: Context, entry: Entry): Html {
  const isDeprecated = deprecatedOf(context, entry) !== undefined;
  const name = isDeprecated ? `<del>${entry.name}</del>` : entry.name;
  return `<a href="${context.url}/${entry.id}">${name}</a>`;
}

/** An entry, and the members of what it returns, which the indexes name, too. */
const withReturned = (context: Context) => (entry: Entry) => [entry, ...returnedBy(context, entry)];

/** One group on the index of a package: what can be called, each with a sentence, and the types. */
function renderGroup(
  context: Context,
  reference: ReferencePackage,
  page: ReferencePage,
  group: ReferenceGroup,
): Html {
  const entries = entriesOf(context, reference, page, group);
  const from = group.from === reference.name ? '' : ` <code>${group.from}</code>`;
  const values = entries.filter((entry) => !isType(entry)).flatMap(withReturned(context));
  const types = entries.filter(isType);
  const rows = values.map((entry) => {
    const [about] = sentences(markdownOf(context, commentOf(entry.target)?.summary));
    return `<li>${nameLink(context, entry)} ${phrase(context, about)}</li>`;
  });
  return [
    `<section><p><strong>${group.title}</strong>${from}</p>${prose(context, group.about)}`,
    rows.length > 0 ? `<ul class="api-values">${rows.join('')}</ul>` : '',
    types.length > 0
      ? `<p class="api-names">${types.map((entry) => nameLink(context, entry)).join(' ')}</p>`
      : '',
    '</section>',
  ].join('');
}

function renderPackage(context: Context, reference: ReferencePackage): string {
  const {name, description, pages} = reference;
  const version = context.versions[name] ?? '';
  return write({title: name, description, sidebar_label: name}, [
    description,
    `Generated from the types and comments of [\`${name}@${version}\`](https://www.npmjs.com/package/${name}/v/${version}).`,
    ...pages.flatMap((page) => [
      `## [${page.title}](./${page.slug}.mdx) {#${page.slug}}`,
      element(page.groups.map((group) => renderGroup(context, reference, page, group)).join('')),
    ]),
  ]);
}

/** The index of the reference: its packages, and all names, which a reader can filter. */
function renderIndex(context: Context): string {
  const {packages} = context.reference.contents;
  const cards = [
    '<ul class="api-cards">',
    ...packages.map(
      ({name, directory, description}) =>
        `<li><a href="${context.url}/${directory}">${name}</a><p>${description}</p></li>`,
    ),
    '</ul>',
  ];
  const names = packages.flatMap((reference) => [
    `<h2 id="${reference.directory}">${reference.name}</h2><ul class="api-names">`,
    ...reference.pages.flatMap((page) =>
      page.groups.flatMap((group) =>
        entriesOf(context, reference, page, group)
          .flatMap(withReturned(context))
          .map((entry) => `<li>${nameLink(context, entry)}</li>`),
      ),
    ),
    '</ul>',
  ]);
  const description =
    'Every export of the tRPC packages, with its signature, its options and the guides that use it.';
  return write({title: 'API reference', description}, [
    description,
    `<ApiFilter>\n\n${element([...cards, ...names].join(''))}\n\n</ApiFilter>`,
  ]);
}

export function renderPage(context: Context, {package: reference, page}: PlannedPage): string {
  if (reference === undefined) return renderIndex(context);
  return page === undefined
    ? renderPackage(context, reference)
    : renderPurpose(context, reference, page);
}
