/**
 * Renders the API reference's components as plain Markdown: tables become lists, which can contain
 * code of any length.
 */
import type {BlockContent, ListItem, Paragraph, PhrasingContent, RootContent} from 'mdast';
import * as z from 'zod';

import type {Token} from '../api-reference/model';
import {readAttributes, type Component} from './converter';
import {codeBlock, label} from './fences';

const text = (value: string): PhrasingContent => ({type: 'text', value});
const inlineCode = (value: string): PhrasingContent => ({type: 'inlineCode', value});
const paragraph = (...children: PhrasingContent[]): Paragraph => ({type: 'paragraph', children});
const labeled = (value: string) => label(text(value));

const token: z.ZodType<Token> = z.union([
  z.string(),
  z.tuple([z.string(), z.string()]),
  z.tuple([z.string(), z.string(), z.string()]),
]);

/** The text of code whose names are links on the site. */
const code = z
  .array(token)
  .transform((tokens) =>
    tokens.map((part) => (typeof part === 'string' ? part : part[1])).join(''),
  );

const signature: Component = (element, converter) => {
  const {
    name,
    from,
    alsoFrom,
    typeOnly,
    internal,
    source,
    code: signatures,
  } = readAttributes(
    z.object({
      name: z.string(),
      from: z.string(),
      alsoFrom: z.array(z.string()).default([]),
      typeOnly: z.boolean().default(false),
      internal: z.boolean().default(false),
      source: z.string(),
      code: z.array(code),
    }),
    element,
    converter,
  );
  const imported = `import ${typeOnly ? 'type ' : ''}{${name}} from '${from}';`;
  const specifiers = alsoFrom.flatMap((specifier, index) => [
    text(index === 0 ? 'Also from ' : ', '),
    inlineCode(specifier),
  ]);
  return [
    codeBlock('ts', [imported, ...signatures].join('\n\n')),
    paragraph(
      ...(internal
        ? [text('Exported, and marked internal by the package: it may change in any release. ')]
        : []),
      ...(specifiers.length > 0 ? [...specifiers, text('. ')] : []),
      {type: 'link', url: source, children: [text('Source')]},
      text('.'),
    ),
  ];
};

/** A name with its type, then its description. */
const row: Component = (element, converter) => {
  const {name, type, optional, defaultValue, deprecated} = readAttributes(
    z.object({
      name: z.string(),
      type: code,
      optional: z.boolean().default(false),
      defaultValue: z.string().optional(),
      deprecated: z.boolean().default(false),
    }),
    element,
    converter,
  );
  const isLong = type.includes('\n');
  const content = converter.blocks(element.children);
  const [first, ...rest] = content;
  const lead = !isLong && first?.type === 'paragraph' ? first : undefined;
  const children: BlockContent[] = [
    paragraph(
      deprecated ? {type: 'delete', children: [inlineCode(name)]} : inlineCode(name),
      ...(optional ? [text(' (optional)')] : []),
      ...(isLong ? [] : [text(': '), inlineCode(type)]),
      ...(lead ? [text(' – '), ...lead.children] : []),
    ),
    ...(isLong ? [codeBlock('ts', type)] : []),
    ...(lead ? rest : content),
    ...(defaultValue === undefined ? [] : [paragraph(text('Default: '), inlineCode(defaultValue))]),
  ];
  const item: ListItem = {type: 'listItem', spread: false, children};
  return [item];
};

const table: Component = (element, converter) => {
  const {of} = readAttributes(z.object({of: z.string()}), element, converter);
  const items = converter.convert(element.children) as ListItem[];
  return [
    labeled(of),
    {
      type: 'list',
      ordered: false,
      spread: items.some(({children}) => children.length > 1),
      children: items,
    },
  ];
};

const also: Component = (element, converter) => {
  const {of} = readAttributes(z.object({of: z.array(code)}), element, converter);
  const types = of.flatMap((type, index) => [
    ...(index > 0 ? [text(' and ')] : []),
    inlineCode(type.replace(/\s+/g, ' ')),
  ]);
  return [paragraph(text('Has the members of '), ...types, text(' as well.'))];
};

const names: Component = (element, converter) => {
  const {of} = readAttributes(
    z.object({
      of: z.array(
        z.object({
          name: z.string(),
          href: z.string(),
          deprecated: z.boolean().default(false),
          title: z.string().optional(),
        }),
      ),
    }),
    element,
    converter,
  );
  const items = of.map(({name, href, deprecated, title}): ListItem => {
    const shown = inlineCode(name);
    return {
      type: 'listItem',
      spread: false,
      children: [
        paragraph(
          {
            type: 'link',
            url: converter.url(href, element),
            children: [deprecated ? {type: 'delete', children: [shown]} : shown],
          },
          ...(title ? [text(`: ${title}`)] : []),
        ),
      ],
    };
  });
  return [{type: 'list', ordered: false, spread: false, children: items}];
};

const group: Component = (element, converter) => {
  const {title, from} = readAttributes(
    z.object({title: z.string(), from: z.string().optional()}),
    element,
    converter,
  );
  const module: PhrasingContent[] = from ? [text(' from '), inlineCode(from)] : [];
  return [label(text(title), ...module), ...converter.convert(element.children)];
};

const note: Component = (element, converter) => {
  const {label: title} = readAttributes(z.object({label: z.string()}), element, converter);
  return [labeled(title), ...converter.convert(element.children)];
};

const internals: Component = (element, converter) => {
  const {of} = readAttributes(
    z.object({of: z.array(z.object({name: z.string(), code}))}),
    element,
    converter,
  );
  return of.flatMap(({name, code: value}): RootContent[] => [
    label(inlineCode(name)),
    codeBlock('ts', value),
  ]);
};

export const apiComponents: Readonly<Record<string, Component>> = {
  ApiAlso: also,
  ApiDeprecated: (element, {blocks}) => [
    {type: 'blockquote', children: [labeled('Deprecated'), ...blocks(element.children)]},
  ],
  ApiGuides: (element, {convert}) => [labeled('Guides that use it'), ...convert(element.children)],
  ApiIndexGroup: group,
  ApiInternals: internals,
  ApiNames: names,
  ApiNote: note,
  ApiRow: row,
  ApiSignature: signature,
  ApiTable: table,
};
