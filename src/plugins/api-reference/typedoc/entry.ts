/** Renders an entry: a value in full, a type collapsed below its name. */
import path from 'node:path';

import {type DeclarationReflection, ReflectionKind, type SignatureReflection} from 'typedoc';

import type {Guide} from '../links/guides';
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
import {commentOf, describedMembers, type Page, parameters, typeParameters} from './options';
import type {Html} from './print';
import type {Entry} from './router';
import {sourceUrl} from './sources';

/** More guides are only counted. */
const guidesShown = 3;

/** Does not fit next to the edges of a phone, and wraps between its words. */
const longName = 38;
const betweenWords = /(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g;

/** Printouts with more lines start collapsed. */
const longCode = 24;

/** Call signatures of a function, or of a variable that holds one. */
function callsOf({kind, signatures, type}: DeclarationReflection): SignatureReflection[] {
  if (kind === ReflectionKind.TypeAlias) return [];
  if (signatures) return signatures;
  if (type?.type !== 'reflection' || type.declaration.children?.length) return [];
  return type.declaration.signatures ?? [];
}

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

/** The import line, then the declaration; a long one starts collapsed. */
function code({printer}: Context, entry: Entry): Html {
  const {name, from, target} = entry;
  const line = isType(entry)
    ? `import type {${name}} from '${from}';`
    : `import {${name}} from '${from}';`;
  printer.startEntry();
  const declaration = printer.declaration(target, name);
  const lines = declaration.split('\n');
  if (isType(entry) || lines.length < longCode) return pre(`${line}\n\n${declaration}`);
  const first = lines[0]?.replace(/<[^>]*>/g, '');
  const summary = `<summary><code>${first} …</code> ${lines.length} lines</summary>`;
  return `${pre(line)}<details class="more-options">${summary}${pre(declaration)}</details>`;
}

/** What the package says of the stability of an entry, and other ways to import it. */
function facts({alsoFrom, target}: Entry): string[] {
  return [
    alsoFrom.length > 0 ? `Also from <code>${alsoFrom.join(', ')}</code>.` : '',
    commentOf(target)?.hasModifier('@internal')
      ? 'Marked internal: it may change in any release.'
      : '',
  ];
}

/** The guide that explains an entry: the one that its comment names, or that is about it. */
function mainGuide(context: Context, entry: Entry, guides: readonly Guide[]): Guide | undefined {
  const see = notesOf(context, commentOf(entry.target)).find(([label]) => label === 'See');
  const named = guideAt(context, see?.[1].trim() ?? '');
  return named ?? guides.find(({path: page}) => path.posix.basename(page) === entry.name);
}

/** The guide that explains an entry, or some that use it; of a type, only the former. */
function guides(context: Context, entry: Entry): string[] {
  const using = context.usages.get(entry.id) ?? [];
  const main = mainGuide(context, entry, using);
  const link = (guide: Guide) =>
    `<a href="${guideUrl(context, guide)}">${phrase(context, guide.title)}</a>`;
  if (main) return [`Explained in ${link(main)}.`];
  if (isType(entry) || using.length === 0) return [];
  const all = `<a href="/search?q=${entry.name}">${using.length} guides</a>`;
  return [`Used in ${using.length > guidesShown ? all : using.map(link).join(', ')}.`];
}

/** Where to read on: guides and, as a type's declaration is its source, that of anything else. */
function about(context: Context, entry: Entry): Html {
  const url = isType(entry)
    ? undefined
    : sourceUrl(context.reference, context.versions, entry.target);
  const label = `Source of ${entry.name} on GitHub`;
  const texts = [
    ...guides(context, entry),
    ...facts(entry),
    url === undefined ? '' : `<a href="${url}" aria-label="${label}">Source</a>`,
  ].filter(Boolean);
  return texts.length > 0 ? `<p class="api-guides">${texts.join(' ')}</p>` : '';
}

/** Notes of the release's comment; a reference to the guide that explains the entry is said already. */
function notes(context: Context, entry: Entry): Html {
  return notesOf(context, commentOf(entry.target))
    .filter(([label, text]) => label !== 'See' || !guideAt(context, text.trim()))
    .map(([label, text]) => `<p><strong>${label}</strong></p>${prose(context, text)}`)
    .join('');
}

/** What follows the code: options or members, what is returned, remarks. */
function details(context: Context, entry: Entry, page: Page): Html {
  const {target, name} = entry;
  const calls = callsOf(target);
  const [call] = calls;
  const returns = tagOf(context, call?.comment ?? commentOf(target), '@returns');
  const listedAt = page.listed.get(target);
  return [
    typeParameters(context, call ?? target),
    parameters(context, calls, page, name),
    returns ? `<p><strong>Returns</strong></p>${prose(context, returns)}` : '',
    listedAt === undefined
      ? describedMembers(context, target)
      : `<p>Its members are the options of <a href="#${listedAt}">${listedAt}</a>.</p>`,
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
      const cut = !unchecked && prelude !== undefined ? `${prelude}\n// ---cut---\n` : '';
      return `\`\`\`${node.lang}${meta}\n${cut}${node.value}\n\`\`\``;
    }),
  );
}

/** Generated HTML as an element of a page. */
export const element = (html: Html): string => `<ApiHtml of={${JSON.stringify(html)}} />`;

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
    element(about(context, entry) + details(context, entry, page)),
  ];
}

/** A type, or another name for an entry: one line, which a type opens. */
export function renderLine(context: Context, entry: Entry, page: Page): Html {
  const {name, target, aliasOf} = entry;
  const deprecated = deprecatedOf(context, entry);
  const broken = name.length < longName ? name : name.replace(betweenWords, '<wbr>');
  const shown = deprecated === undefined ? broken : `<del>${broken}</del>`;
  const heading = `<h3 id="${name}">${shown}</h3>`;
  if (aliasOf !== undefined) {
    const main = aliasOf.slice(aliasOf.indexOf('#') + 1);
    const link = `<a href="${context.url}/${aliasOf}">${main}</a>`;
    return `<div class="api-line">${heading} Another name for ${link}.${deprecated === undefined ? '' : deprecation(context, deprecated)}</div>`;
  }
  const [first, rest] = sentences(markdownOf(context, commentOf(target)?.summary));
  // A link inside the summary would be a control inside a control.
  const sentence = phrase(context, first).replace(/<\/?a\b[^>]*>/g, '');
  return [
    `<details class="api-line"><summary>${heading} ${sentence}</summary>`,
    deprecated === undefined ? '' : deprecation(context, deprecated),
    prose(context, rest, `${context.url}/${entry.id}`),
    code(context, entry),
    about(context, entry),
    details(context, entry, page),
    '</details>',
  ].join('');
}
