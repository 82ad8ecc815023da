/** Helpers for JSX elements in a page's tree. */
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import type {Node} from 'unist';

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

export function isJsx(node: Node, name: string): node is JsxElement {
  return (
    (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
    (node as JsxElement).name === name
  );
}

/** A plain string attribute of a JSX element; expressions count as absent. */
export function attribute(node: JsxElement, name: string): string | undefined {
  for (const entry of node.attributes) {
    if (entry.type === 'mdxJsxAttribute' && entry.name === name && typeof entry.value === 'string')
      return entry.value;
  }
  return undefined;
}
