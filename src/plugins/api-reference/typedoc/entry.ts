/** Renders an entry: a value in full, a type collapsed below its name. */
import path from 'node:path';

import {ReflectionKind} from 'typedoc';

import type {Guide} from '../links/guides';
import {BREAK, breakNames} from '../../tables/breaks';
import {
  deprecation,
  guideAt,
  guideUrl,
  htmlOf,
  markdownOf,
  notesOf,
  parse,
  phrase,
  prose,
  sentences,
  tagOf,
} from './comments';
import type {Context} from './context';
import {deprecationOf} from './export-tags';
import {callsOf, commentOf, describedMembers, type Page, parameters} from './options';
import type {Html} from './print';
import {returned} from './returned';
import type {Entry} from './router';
import {sourceUrl} from './sources';

/** More guides are only counted. */
const guidesShown = 3;

/** A name with more characters does not fit next to the edges of a phone. */
const fitting = 37;

/** Printouts with more lines start collapsed. */
const longCode = 24;

export const isType = ({target}: Entry) =>
  target.kindOf([ReflectionKind.TypeAlias, ReflectionKind.Interface, ReflectionKind.Namespace]);

/** What only has a line: a type, or another name for an entry. */
export const hasLine = (entry: Entry) => isType(entry) || entry.aliasOf !== undefined;

/** What the package says about a name that it marks `@deprecated`, possibly nothing. */
export function deprecatedOf(context: Context, {from, name, target}: Entry): string | undefined {
  const module = context.router.modules.get(from);
  const ofExport = module && deprecationOf(module, name);
  return ofExport ?? tagOf(context, commentOf(target), '@deprecated');
}

const pre = (text: Html) => `<pre class="code">${text}</pre>`;

const importLine = (entry: Entry) =>
  `import ${isType(entry) ? 'type ' : ''}{${entry.name}} from '${entry.from}';`;

/** The import line, then the declaration; a long one starts collapsed. */
function code({printer}: Context, entry: Entry): Html {
  const {name, target} = entry;
  const line = importLine(entry);
  printer.startEntry();
  const declaration = printer.declaration(target, name);
  const lines = declaration.split('\n');
  if (isType(entry) || lines.length < longCode) return pre(`${line}\n\n${declaration}`);
  const first = lines[0]?.replace(/<[^>]*>/g, '');
  const summary = `<summary><code>${first} …</code> ${lines.length} lines</summary>`;
  return `${pre(line)}<details class="more-options">${summary}${pre(declaration)}</details>`;
}

/** The guide that explains an entry: the one that its comment names, or that is about it. */
function mainGuide(context: Context, entry: Entry, guides: readonly Guide[]): Guide | undefined {
  const see = notesOf(context, commentOf(entry.target)).find(([label]) => label === 'See');
  const named = guideAt(context, see?.[1].trim() ?? '');
  return named ?? guides.find(({path: page}) => path.posix.basename(page) === entry.name);
}

/** The guide that explains an entry, or some that use it, which of a type means to list its members. */
function guides(context: Context, entry: Entry): string[] {
  const using = context.usages.get(entry.id) ?? [];
  const main = mainGuide(context, entry, using);
  const link = (guide: Guide) =>
    `<a href="${guideUrl(context, guide)}">${phrase(context, guide.title)}</a>`;
  if (main) return [`Explained in ${link(main)}.`];
  const listing = using.filter(({lists}) => lists.has(`${entry.from}#${entry.name}`));
  if (listing.length > 0) return [`Its members are explained in ${listing.map(link).join(', ')}.`];
  if (isType(entry) || using.length === 0) return [];
  const all = `<a href="/search?q=${entry.name}">${using.length} guides</a>`;
  return [`Used in ${using.length > guidesShown ? all : using.map(link).join(', ')}.`];
}

/**
 * Where to read on, other ways to import the entry, what the package says of its stability, and its
 * source, which of a type is its declaration.
 */
function about(context: Context, entry: Entry, {listed}: Page): Html {
  const {target, alsoFrom, name} = entry;
  const lister = listed.get(target);
  const url = isType(entry) ? undefined : sourceUrl(context.reference, context.versions, target);
  const texts = [
    ...guides(context, entry),
    alsoFrom.length > 0 && `Also from <code>${alsoFrom.join(', ')}</code>.`,
    commentOf(target)?.hasModifier('@internal') && 'Marked internal: it may change in any release.',
    lister && `Its members are listed at <a href="#${lister}">${lister}</a>.`,
    url && `<a href="${url}" aria-label="Source of ${name} on GitHub">Source</a>`,
  ].filter(Boolean);
  return texts.length > 0 ? `<p class="api-guides">${texts.join(' ')}</p>` : '';
}

/** Notes of the release's comment; a reference to the guide that explains the entry is said already. */
function notes(context: Context, entry: Entry): Html {
  return notesOf(context, commentOf(entry.target))
    .filter(([label, text]) => label !== 'See' || !guideAt(context, text.trim()))
    .map(([label, text]) => `<h4>${label}</h4>${prose(context, text)}`)
    .join('');
}

/** What follows the code: options or members, what is returned, remarks. */
function details(context: Context, entry: Entry, page: Page): Html {
  const {target, name} = entry;
  return [
    parameters(context, callsOf(target), page, name),
    returned(context, entry, page),
    page.listed.has(target) ? '' : describedMembers(context, target),
    notes(context, entry),
  ].join('');
}

/** A use of the entry in the guide that explains it, where it is compiled. */
function sampleOfGuide(context: Context, entry: Entry): string[] {
  const {id, name, from, alsoFrom} = entry;
  const guide = mainGuide(context, entry, context.usages.get(id) ?? []);
  const [sample] = [from, ...alsoFrom].flatMap(
    (specifier) => guide?.samples.get(`${specifier}#${name}`) ?? [],
  );
  if (!guide || sample === undefined) return [];
  return [`\`\`\`ts nocheck="is a part of a sample of ${guide.file}"\n${sample}\n\`\`\``];
}

/**
 * The examples of a comment, as HTML and fences, or one of the guide. An example either compiles on
 * its own, with the lines that its comment omits, or states why it can't.
 */
function examples(context: Context, entry: Entry): string[] {
  const {name, target} = entry;
  const {contents} = context.reference;
  const tags = commentOf(target)?.blockTags.filter(({tag}) => tag === '@example') ?? [];
  if (tags.length === 0) return sampleOfGuide(context, entry);
  return tags.flatMap(({content}) =>
    parse(markdownOf(context, content)).map((node) => {
      if (node.type !== 'code' || !node.lang) return element(htmlOf(context, [node]));
      const unchecked = contents.uncheckedExamples.find((it) => node.value.includes(it.contains));
      const prelude = contents.examplePreludes[name];
      const meta = unchecked ? ` nocheck="${unchecked.reason}"` : '';
      const cut =
        !unchecked && prelude !== undefined
          ? `${importLine(entry)}\n${prelude}\n// ---cut---\n`
          : '';
      return `\`\`\`${node.lang}${meta}\n${cut}${node.value}\n\`\`\``;
    }),
  );
}

/** Generated HTML as an element of a page. */
export const element = (html: Html): string => `<ApiHtml of={${JSON.stringify(html)}} />`;

/** The text of a page, in which neighboring elements are one. */
export const joined = (text: string): string => text.replaceAll('"} />\n\n<ApiHtml of={"', '');

/** A function, a class or an object, as the blocks of a page. */
export function renderValue(context: Context, entry: Entry, page: Page): string[] {
  const {name, target} = entry;
  const deprecated = deprecatedOf(context, entry);
  const summary = markdownOf(context, commentOf(target)?.summary);
  const heading = deprecated === undefined ? name : `~~${name}~~`;
  const html = [
    deprecated === undefined ? '' : deprecation(context, deprecated),
    prose(context, summary, `${context.url}/${entry.id}`),
    code(context, entry),
  ];
  return [
    `### ${heading} {#${name}}`,
    element(html.join('')),
    ...examples(context, entry),
    element(about(context, entry, page) + details(context, entry, page)),
  ];
}

/** A type, or another name for an entry: one line, which a type opens. */
export function renderLine(context: Context, entry: Entry, page: Page): string {
  const {name, target, aliasOf} = entry;
  const deprecated = deprecatedOf(context, entry);
  const broken = breakNames(name, fitting).replaceAll(BREAK, '<wbr>');
  const shown = deprecated === undefined ? broken : `<del>${broken}</del>`;
  const heading = `<h3 id="${name}">${shown}</h3>`;
  if (aliasOf !== undefined) {
    const main = aliasOf.slice(aliasOf.indexOf('#') + 1);
    const link = `<a href="${context.url}/${aliasOf}">${main}</a>`;
    const note = deprecated === undefined ? '' : deprecation(context, deprecated);
    return element(`<div class="api-line">${heading} Another name for ${link}.${note}</div>`);
  }
  const [first, rest] = sentences(markdownOf(context, commentOf(target)?.summary));
  // A link inside the summary would be a control inside a control.
  const said = phrase(context, first) || guides(context, entry).join('');
  const sentence = said.replace(/<\/?a\b[^>]*>/g, '');
  const html = [
    `<details class="api-line"><summary>${heading} ${sentence}</summary>`,
    deprecated === undefined ? '' : deprecation(context, deprecated),
    prose(context, rest, `${context.url}/${entry.id}`),
    code(context, entry),
    about(context, entry, page),
    details(context, entry, page),
    '</details>',
  ];
  return element(html.join(''));
}
