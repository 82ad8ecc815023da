import type {PhrasingContent, RootContent, TableCell, TableRow as MdastRow} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';

import type {TableRow} from './core/model';

/** A type's members as a Markdown table: name, type, default and description. */
export function typeTable(rows: readonly TableRow[]): RootContent {
  const hasDefaults = rows.some((row) => row.default !== undefined);
  const head = ['Option', 'Type', ...(hasDefaults ? ['Default'] : []), 'Description'];
  return {
    type: 'table',
    align: [],
    children: [
      row(head.map((text) => [{type: 'text', value: text}])),
      ...rows.map((entry) =>
        row([
          nameCell(entry),
          [{type: 'inlineCode', value: entry.type}],
          ...(hasDefaults
            ? [entry.default ? [{type: 'inlineCode', value: entry.default} as const] : []]
            : []),
          descriptionCell(entry),
        ]),
      ),
    ],
  };
}

function row(cells: PhrasingContent[][]): MdastRow {
  return {
    type: 'tableRow',
    children: cells.map((children): TableCell => ({type: 'tableCell', children})),
  };
}

function nameCell({name, optional, deprecated}: TableRow): PhrasingContent[] {
  const code: PhrasingContent = {type: 'inlineCode', value: name};
  const shown: PhrasingContent =
    deprecated === undefined ? code : {type: 'delete', children: [code]};
  return optional
    ? [shown]
    : [
        shown,
        {type: 'text', value: ' '},
        {type: 'emphasis', children: [{type: 'text', value: 'required'}]},
      ];
}

function descriptionCell({description, deprecated}: TableRow): PhrasingContent[] {
  const notice: PhrasingContent[] =
    deprecated === undefined
      ? []
      : [
          {type: 'strong', children: [{type: 'text', value: 'Deprecated.'}]},
          {type: 'text', value: ' '},
          ...phrasing(deprecated),
        ];
  const text = phrasing(description);
  return notice.length && text.length
    ? [...notice, {type: 'break'}, ...text]
    : [...notice, ...text];
}

/** JSDoc's paragraphs in one cell, with breaks between them; a cell holds no other blocks. */
function phrasing(markdown: string): PhrasingContent[] {
  const paragraphs = fromMarkdown(markdown).children.flatMap((node): PhrasingContent[][] => {
    if (node.type === 'paragraph') return [node.children];
    if (node.type === 'list') {
      return node.children.map((item) => [
        {type: 'text', value: '– '},
        ...item.children.flatMap((child) => (child.type === 'paragraph' ? child.children : [])),
      ]);
    }
    return node.type === 'code' ? [[{type: 'inlineCode', value: node.value}]] : [];
  });
  return paragraphs.flatMap((children, index) =>
    index === 0 ? children : [{type: 'break'} as const, ...children],
  );
}
