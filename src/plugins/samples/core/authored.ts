/** What authors say about the members of a type: the list inside a `<TypeTable>`. */
import type {BlockContent, ListItem} from 'mdast';
import type {Node} from 'unist';

import type {JsxElement} from './jsx';
import type {AuthoredRow} from './model';

/** A row as its author wrote it, with the blocks that replace the package's description. */
interface AuthoredItem extends AuthoredRow {
  blocks: BlockContent[];
}

const example = 'begin each item of the list in a <TypeTable> with a member, such as - `url`: …';

/**
 * Reads the items of a table's list, `` - `name`: what it does `` or `` - `name: Type`: … ``.
 *
 * @param complain - called for each malformed item, with its line
 */
export function authoredItems(
  table: JsxElement,
  complain: (line: number, message: string) => void = () => undefined,
): AuthoredItem[] {
  return (table.children as BlockContent[]).flatMap((child) => {
    if (child.type === 'list')
      return child.children.flatMap((item) => {
        const row = readItem(item);
        if (!row) complain(lineOf(item), `There is no member here; ${example}`);
        return row ?? [];
      });
    complain(lineOf(child), `This is not a list; ${example}`);
    return [];
  });
}

const lineOf = (node: Node) => node.position?.start.line ?? 1;

function readItem(item: ListItem): AuthoredItem | undefined {
  const [head, ...rest] = item.children;
  const [member, ...words] = head?.type === 'paragraph' ? head.children : [];
  if (head?.type !== 'paragraph' || member?.type !== 'inlineCode') return undefined;
  const [, name, type] = /^([\w$]+)(?::\s*(.+))?$/s.exec(member.value) ?? [];
  if (!name) return undefined;
  const [first, ...others] = words;
  const said = first?.type === 'text' ? first.value.replace(/^:\s*/, '') : undefined;
  const children = first && said !== undefined ? [{...first, value: said}, ...others] : words;
  const isSaid = children.length > 1 || said !== '';
  const blocks = [
    ...(words.length > 0 && isSaid ? [{...head, children}] : []),
    ...(rest as BlockContent[]),
  ];
  return {name, ...(type ? {type} : {}), line: lineOf(item), described: blocks.length > 0, blocks};
}

/** The words of authors, by the member that they are about. */
export function authoredBlocks(table: JsxElement): Map<string, BlockContent[]> {
  return new Map(
    authoredItems(table)
      .filter(({described}) => described)
      .map(({name, blocks}) => [name, blocks]),
  );
}
