/** Makes the reference's pages out of the model: MDX files, as a syntax tree that is then written. */
import path from 'node:path';

import type {
  BlockContent,
  DefinitionContent,
  Heading,
  PhrasingContent,
  Root,
  RootContent,
} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {stringify as stringifyYaml} from 'yaml';

import type {ReferenceGroup, ReferencePackage, ReferencePage} from '../../config/apiReference';
import type {Guide} from './guides';
import type {Entry, InternalType, Markdown, ReferenceModel, Row, Token} from './model';
import {linkApiNames, type SymbolIndex} from './remark-api-links';

export type RenderInput = {
  packages: readonly ReferencePackage[];
  model: ReferenceModel;
  /** Entry id -> guides that use it. */
  usages: ReadonlyMap<string, readonly Guide[]>;
  guides: readonly Guide[];
  symbols: SymbolIndex;
  /** URL path of the reference, without the site's base URL. */
  referencePath: string;
  examplePreludes: Readonly<Record<string, string>>;
  uncheckedExamples: readonly {contains: string; reason: string}[];
};

type Block = BlockContent | DefinitionContent;

/** A longer list of guides is closed at first. */
const guidesShown = 6;

/** Comments are Markdown without JSX: a brace or an angle bracket in them is text. */
const commentParser = unified().use(remarkParse).use(remarkGfm).freeze();

const writer = unified()
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkMdx)
  .use(remarkStringify, {bullet: '-', rule: '-', fences: true})
  .freeze();

const text = (value: string): PhrasingContent => ({type: 'text', value});
const code = (value: string): PhrasingContent => ({type: 'inlineCode', value});
const paragraph = (...children: PhrasingContent[]): Block => ({type: 'paragraph', children});

function attribute(name: string, value: unknown): MdxJsxAttribute[] {
  if (value === undefined || value === false) return [];
  if (value === true) return [{type: 'mdxJsxAttribute', name, value: null}];
  if (typeof value === 'string' && !value.includes('"') && !value.includes('&')) {
    return [{type: 'mdxJsxAttribute', name, value}];
  }
  return [
    {
      type: 'mdxJsxAttribute',
      name,
      value: {type: 'mdxJsxAttributeValueExpression', value: JSON.stringify(value)},
    },
  ];
}

function element(
  name: string,
  attributes: Record<string, unknown>,
  children: readonly Block[] = [],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).flatMap(([key, value]) => attribute(key, value)),
    children: [...children] as MdxJsxFlowElement['children'],
  };
}

/** What follows "Deprecated." starts a sentence; comments write "use X instead". */
function capitalized(comment: Markdown): Markdown {
  return comment.charAt(0).toUpperCase() + comment.slice(1);
}

/** Enough for a tooltip. */
function firstParagraph(comment: Markdown): string {
  return comment.split('\n\n')[0]?.replaceAll('\n', ' ') ?? '';
}

/** Docusaurus takes the anchor from `{#id}` at a heading's end. */
function heading(depth: 2 | 3, children: PhrasingContent[], id: string): Heading {
  return {type: 'heading', depth, children: [...children, text(` {#${id}}`)]};
}

function groupAnchor(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Ids of the internal types that a list of entries mentions, through one another too, in order. */
function internalsOf(
  entries: readonly Entry[],
  internals: ReadonlyMap<string, InternalType>,
): InternalType[] {
  const found = new Set<string>();
  const collect = (tokens: readonly Token[]): void => {
    for (const token of tokens) {
      const target = typeof token === 'string' ? undefined : token[2];
      if (!target?.startsWith('internal:')) continue;
      const id = target.slice('internal:'.length);
      if (found.has(id)) continue;
      found.add(id);
      collect(internals.get(id)?.signature ?? []);
    }
  };
  for (const entry of entries) {
    entry.signatures.forEach(collect);
    for (const {type} of [...entry.members, ...entry.parameters, ...entry.typeParameters])
      collect(type);
    entry.alsoMembersOf.forEach(collect);
  }
  return [...found]
    .flatMap((id) => internals.get(id) ?? [])
    .sort((a, b) => (a.name === b.name ? (a.id < b.id ? -1 : 1) : a.name < b.name ? -1 : 1));
}

/**
 * @returns file below the reference's folder -> its MDX
 * @throws Error when the configuration lists a name that the model lacks
 */
export function renderReference(input: RenderInput): Map<string, string> {
  const {packages, model, usages, symbols, referencePath, guides} = input;
  const entries = new Map(model.entries.map((entry) => [entry.id, entry]));
  const internals = new Map(model.internals.map((internal) => [internal.id, internal]));
  const guideByUrl = new Map(guides.map((guide) => [guide.url, guide]));
  const urlOf = (id: string): string => `${referencePath}/${id}`;

  function entryOf(id: string): Entry {
    const entry = entries.get(id);
    if (entry === undefined)
      throw new Error(`${id}: listed in src/config/apiReference.ts and not in TypeDoc's model`);
    return entry;
  }

  /** Guides are linked by file, so that Docusaurus checks and resolves the path. */
  function guidePath(page: string, {file}: Guide): string {
    return path.posix.relative(path.posix.dirname(`typedoc/${page}`), file);
  }

  /** Tokens with URLs for targets; what is internal stands at the foot of the same page. */
  function linked(tokens: readonly Token[], self?: string): Token[] {
    return tokens.map((token): Token => {
      if (typeof token === 'string' || token[2] === undefined) return token;
      const [className, value, target] = token;
      if (target === self) return [className, value];
      return target.startsWith('internal:')
        ? [className, value, `#internal-${target.slice('internal:'.length)}`]
        : [className, value, urlOf(target)];
    });
  }

  /** A comment's Markdown, with links to entries and to guides of this site resolved. */
  function blocks(markdown: Markdown, page: string, entry: Entry): Block[] {
    const tree = commentParser.parse(markdown);
    visit(tree, (node, index, parent) => {
      // Comments are plain text to MDX: HTML in them is shown, not interpreted.
      if (node.type === 'html' && parent && index !== undefined) {
        parent.children[index] = {type: 'text', value: node.value};
      }
      if (node.type === 'link') {
        if (node.url.startsWith('entry:')) node.url = urlOf(node.url.slice('entry:'.length));
        const url = URL.canParse(node.url) ? new URL(node.url) : undefined;
        const guide =
          url?.hostname === 'trpc.io' &&
          guideByUrl.get(url.pathname.replace(/^\/docs\/v11\//, '/docs/'));
        if (guide) {
          node.url = guidePath(page, guide);
          node.children = [text(guide.title)];
        }
      }
      if (node.type === 'code' && node.lang !== null && node.lang !== undefined) {
        const unchecked = input.uncheckedExamples.find(({contains}) =>
          node.value.includes(contains),
        );
        const prelude = input.examplePreludes[entry.name];
        if (unchecked) node.meta = `nocheck="${unchecked.reason}"`;
        else if (prelude !== undefined) node.value = `${prelude}\n// ---cut---\n${node.value}`;
      }
    });
    linkApiNames(tree, symbols, urlOf(entry.id));
    return tree.children as Block[];
  }

  function rows(tag: string, items: readonly Row[], page: string, entry: Entry): Block[] {
    if (items.length === 0) return [];
    return [
      element(
        'ApiTable',
        {of: tag},
        items.map((row) => {
          const deprecated: Block[] =
            row.deprecated === undefined
              ? []
              : [element('ApiDeprecated', {}, blocks(capitalized(row.deprecated), page, entry))];
          // `@default` values come as code, fenced or not; a table's cell has room for one line.
          const value = row.defaultValue?.replace(/^```\w*\n|\n```$/g, '').replace(/^`|`$/g, '');
          return element(
            'ApiRow',
            {
              name: row.name,
              type: linked(row.type),
              optional: row.optional,
              defaultValue: value,
              deprecated: row.deprecated !== undefined,
            },
            [...deprecated, ...blocks(row.description, page, entry)],
          );
        }) as unknown as Block[],
      ),
    ] as Block[];
  }

  function entryBlocks(entry: Entry, page: string): Block[] {
    const isType =
      entry.kind === 'type' || entry.kind === 'interface' || entry.kind === 'namespace';
    const main = entry.aliasOf === undefined ? undefined : entryOf(entry.aliasOf);
    const used = usages.get(entry.id) ?? [];
    const name = text(entry.name);
    return [
      heading(
        3,
        [entry.deprecated === undefined ? name : {type: 'delete', children: [name]}],
        entry.name,
      ),
      element('ApiSignature', {
        name: entry.name,
        kind: entry.kind,
        from: entry.from,
        alsoFrom: entry.alsoFrom.length > 0 ? entry.alsoFrom : undefined,
        typeOnly: isType,
        internal: entry.internal,
        source: entry.source,
        code: entry.signatures.map((signature) => linked(signature, entry.id)),
      }),
      ...(entry.deprecated === undefined
        ? []
        : [element('ApiDeprecated', {}, blocks(capitalized(entry.deprecated), page, entry))]),
      ...(main
        ? [
            paragraph(
              text('Another name for '),
              {type: 'link', url: urlOf(main.id), children: [code(main.name)]},
              text(', which has the documentation.'),
            ),
          ]
        : []),
      ...blocks(entry.description, page, entry),
      ...rows('Type parameters', entry.typeParameters, page, entry),
      ...rows('Parameters', entry.parameters, page, entry),
      ...(entry.returns
        ? [element('ApiNote', {label: 'Returns'}, blocks(entry.returns, page, entry))]
        : []),
      ...rows(entry.kind === 'class' ? 'Members' : 'Properties', entry.members, page, entry),
      ...(entry.alsoMembersOf.length > 0
        ? [element('ApiAlso', {of: entry.alsoMembersOf.map((tokens) => linked(tokens))})]
        : []),
      ...entry.notes.map(({label, text: note}) =>
        element('ApiNote', {label}, blocks(note, page, entry)),
      ),
      ...entry.examples.flatMap((example) => [
        element('ApiNote', {label: 'Example'}, blocks(example, page, entry)),
      ]),
      ...(used.length > 0
        ? [
            element('ApiGuides', {count: used.length, closed: used.length > guidesShown}, [
              {
                type: 'list',
                ordered: false,
                spread: false,
                children: used.map((guide) => ({
                  type: 'listItem',
                  spread: false,
                  children: [
                    {
                      type: 'paragraph',
                      children: [
                        {type: 'link', url: guidePath(page, guide), children: [text(guide.title)]},
                      ],
                    },
                  ],
                })),
              },
            ]),
          ]
        : []),
    ] as Block[];
  }

  function write(
    frontMatter: Record<string, string | null>,
    imports: readonly string[],
    body: Block[],
  ): string {
    const head = {
      type: 'mdxjsEsm',
      value: imports
        .map((name) => `import ${name} from '@site/src/plugins/api-reference/components/${name}';`)
        .join('\n'),
    };
    const tree: Root = {
      type: 'root',
      children: [
        {type: 'yaml', value: stringifyYaml(frontMatter).trimEnd()},
        head as RootContent,
        ...body,
      ],
    };
    return writer.stringify(tree);
  }

  const components = [
    'ApiAlso',
    'ApiDeprecated',
    'ApiGuides',
    'ApiInternals',
    'ApiNote',
    'ApiRow',
    'ApiSignature',
    'ApiTable',
  ];

  function renderPage(reference: ReferencePackage, page: ReferencePage): string {
    const file = `${reference.directory}/${page.slug}.mdx`;
    const onPage = page.groups.flatMap(({exports}) =>
      exports.map((name) => entryOf(`${reference.directory}/${page.slug}#${name}`)),
    );
    const mentioned = internalsOf(onPage, internals);
    const body = page.groups.flatMap((group): Block[] => [
      heading(2, [text(group.title)], groupAnchor(group.title)),
      ...(commentParser.parse(group.about).children as Block[]),
      ...group.exports.flatMap((name) =>
        entryBlocks(entryOf(`${reference.directory}/${page.slug}#${name}`), file),
      ),
    ]);
    const foot: Block[] =
      mentioned.length === 0
        ? []
        : [
            heading(2, [text('Types without an export')], 'types-without-an-export'),
            paragraph(
              text(
                'Signatures above mention these. They cannot be imported, and may change in any release.',
              ),
            ),
            element('ApiInternals', {
              of: mentioned.map(({id, name, signature}) => ({
                id,
                name,
                code: linked(signature, `internal:${id}`),
              })),
            }) as Block,
          ];
    const used = components.filter((name) => {
      let found = false;
      visit(
        {type: 'root', children: [...body, ...foot]} as Root,
        'mdxJsxFlowElement',
        (node: MdxJsxFlowElement) => {
          found ||= node.name === name;
        },
      );
      return found;
    });
    return write(
      {
        title: `${page.title} (${reference.name})`,
        description: page.description,
        sidebar_label: page.title,
        custom_edit_url: null,
      },
      used,
      [paragraph(text(page.description)), ...body, ...foot],
    );
  }

  function groupIndex(
    reference: ReferencePackage,
    page: ReferencePage,
    group: ReferenceGroup,
  ): Block[] {
    const items = group.exports.map((name) =>
      entryOf(`${reference.directory}/${page.slug}#${name}`),
    );
    return [
      element(
        'ApiIndexGroup',
        {title: group.title, from: group.from === reference.name ? undefined : group.from},
        [
          ...(commentParser.parse(group.about).children as Block[]),
          element('ApiNames', {
            of: items.map(({id, name, kind, deprecated, description}) => ({
              name,
              href: urlOf(id),
              kind,
              deprecated: deprecated !== undefined || undefined,
              title: firstParagraph(description) || undefined,
            })),
          }) as Block,
        ],
      ) as Block,
    ];
  }

  function renderIndex(reference: ReferencePackage): string {
    const version = model.versions[reference.name] ?? '';
    return write(
      {
        title: reference.name,
        description: reference.description,
        sidebar_label: reference.name,
        custom_edit_url: null,
      },
      ['ApiIndexGroup', 'ApiNames'],
      [
        paragraph(text(reference.description)),
        paragraph(
          text('Generated from the types and comments of '),
          {
            type: 'link',
            url: `https://www.npmjs.com/package/${reference.name}/v/${version}`,
            children: [code(`${reference.name}@${version}`)],
          },
          text('.'),
        ),
        ...reference.pages.flatMap((page): Block[] => [
          heading(
            2,
            [{type: 'link', url: `./${page.slug}.mdx`, children: [text(page.title)]}],
            page.slug,
          ),
          ...page.groups.flatMap((group) => groupIndex(reference, page, group)),
        ]),
      ],
    );
  }

  return new Map(
    packages.flatMap((reference): [string, string][] => [
      [`${reference.directory}/index.mdx`, renderIndex(reference)],
      ...reference.pages.map((page): [string, string] => [
        `${reference.directory}/${page.slug}.mdx`,
        renderPage(reference, page),
      ]),
    ]),
  );
}
