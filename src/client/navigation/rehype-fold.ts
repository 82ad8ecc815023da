/**
 * Wraps what is below a page's first screen in `browser/BelowFold`, and collapsed parts in
 * `browser/AfterFrame`.
 */
import type {ElementContent, Nodes, Root, RootContent} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';

export const AFTER_FRAME = 'AfterFrame';
export const BELOW_FOLD = 'BelowFold';

/**
 * The number of lines in the first parts, one or more of which fill a screen, and in those far
 * below.
 */
const LINES = [20, 15, 15, 20];
const LINES_BELOW = 150;

const CHARACTERS_OF_LINE = 80;

/** An attribute of components that keep their content collapsed until the reader opens them. */
const CLOSED = 'closed';

const lineEnd = /\n|\\n/g;

const isClosed = (node: Nodes): node is MdxJsxFlowElementHast =>
  node.type === 'mdxJsxFlowElement' &&
  node.attributes.some((attribute) => 'name' in attribute && attribute.name === CLOSED);

function lengthOf(node: Nodes): number {
  if (node.type === 'text') return node.value.trim().length;
  if ('attributes' in node) {
    // Code and signatures are passed as attributes of components.
    const values = node.attributes.map(({value}) =>
      typeof value === 'string' ? value : (value?.value ?? ''),
    );
    const lines = values.flatMap((value) => value.match(lineEnd) ?? []).length;
    return lines * CHARACTERS_OF_LINE + (isClosed(node) ? 0 : lengthOfAll(node.children));
  }
  return 'children' in node ? lengthOfAll(node.children) : 0;
}

const lengthOfAll = (nodes: Nodes[]): number =>
  nodes.reduce((length, node) => length + lengthOf(node), 0);

/**
 * The minimum number of lines that a node fills, margins included; a component may render more than
 * its children.
 */
const linesOf = (node: Nodes): number =>
  node.type === 'text' ? 0 : Math.ceil(lengthOf(node) / CHARACTERS_OF_LINE) + 1;

/** A part ends after the node that fills it. */
function split(nodes: ElementContent[]): ElementContent[][] {
  let part: ElementContent[] = [];
  const parts = [part];
  let lines = 0;
  for (const node of nodes) {
    // Text at the top level is only the whitespace between nodes.
    if (node.type !== 'text' && lines >= (LINES[parts.length - 1] ?? LINES_BELOW)) {
      part = [];
      parts.push(part);
      lines = 0;
    }
    part.push(node);
    lines += linesOf(node);
  }
  return parts;
}

const component = (name: string, children: ElementContent[]): MdxJsxFlowElementHast => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: [],
  children,
});

/** Wraps the content of a collapsed component in `<AfterFrame>`. */
const foldClosed = (node: ElementContent): ElementContent =>
  isClosed(node) ? {...node, children: [component(AFTER_FRAME, node.children)]} : node;

/** Wraps what follows a page's first screen in `<BelowFold>`, and what follows that in another. */
export function rehypeFold() {
  return (tree: Root): void => {
    const isModule = (node: RootContent) => node.type === 'mdxjsEsm';
    const content = tree.children.filter(
      (node): node is ElementContent => node.type !== 'doctype' && !isModule(node),
    );
    const [first = [], ...rest] = split(content.map(foldClosed));
    const folded = rest.reduceRight<ElementContent[]>(
      (inner, part) => [component(BELOW_FOLD, [...part, ...inner])],
      [],
    );
    tree.children = [...tree.children.filter(isModule), ...first, ...folded];
  };
}
