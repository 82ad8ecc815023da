/** Wraps what is below a page's first screen in `browser/BelowFold`, and closed parts in `browser/AfterFrame`. */
import type {ElementContent, Nodes, Root, RootContent} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';

export const AFTER_FRAME = 'AfterFrame';
export const BELOW_FOLD = 'BelowFold';

/** Lines of the first parts, one or more of which fill a screen, and of those far below. */
const LINES = [20, 15, 15, 20];
const LINES_BELOW = 150;

const CHARACTERS_OF_LINE = 80;

/** An attribute of components which show what they hold when the reader opens them. */
const CLOSED = 'closed';

const lineEnd = /\n|\\n/g;

const isClosed = (node: Nodes): node is MdxJsxFlowElementHast =>
  node.type === 'mdxJsxFlowElement' &&
  node.attributes.some((attribute) => 'name' in attribute && attribute.name === CLOSED);

function lengthOf(node: Nodes): number {
  if (node.type === 'text') return node.value.trim().length;
  if ('attributes' in node) {
    // Code and its signatures come as attributes of components.
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

/** Lines that a node fills at least, with its margins; a component may render more than its children. */
const linesOf = (node: Nodes): number =>
  node.type === 'text' ? 0 : Math.ceil(lengthOf(node) / CHARACTERS_OF_LINE) + 1;

/** A part ends with the node that fills it. */
function split(nodes: ElementContent[]): ElementContent[][] {
  let part: ElementContent[] = [];
  const parts = [part];
  let lines = 0;
  for (const node of nodes) {
    // Text at the top level is the space between nodes.
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

/** Puts what a closed component holds into `<AfterFrame>`. */
const foldClosed = (node: ElementContent): ElementContent =>
  isClosed(node) ? {...node, children: [component(AFTER_FRAME, node.children)]} : node;

/** Puts what follows a page's first screen into `<BelowFold>`, and what follows that into another. */
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
