/** The interface of component converters, and how they read attributes. */
import type {BlockContent, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Node} from 'unist';
import type * as z from 'zod';

import type {LinkPage, LinkSite} from './links';
import type {SourceFile} from './source';

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Converts a node's content, and knows its context. */
export interface Converter {
  source: SourceFile;
  page: LinkPage;
  site: LinkSite;
  /** Converts nodes to plain Markdown. */
  convert(this: void, nodes: readonly Node[]): RootContent[];
  /** The same, for places where only blocks are allowed. */
  blocks(this: void, nodes: readonly Node[]): BlockContent[];
  /** The full URL of a link. */
  url(this: void, link: string, node: Node): string;
  /** @throws Error with the node's position */
  fail(this: void, node: Node, message: string): never;
}

/** Converts a component to plain Markdown. */
export type Component = (element: JsxElement, converter: Converter) => RootContent[];

/**
 * Reads strings, flags and JSON.
 *
 * @throws Error with the element's position for any other attribute, or one that does not match the
 * schema
 */
export function readAttributes<T extends z.ZodObject>(
  schema: T,
  element: JsxElement,
  {fail}: Converter,
): z.infer<T> {
  const entries = element.attributes.map((attribute): [string, unknown] => {
    if (attribute.type !== 'mdxJsxAttribute') {
      return fail(
        element,
        `<${element.name}> has {...} among its attributes; write each by itself.`,
      );
    }
    const {name, value} = attribute;
    if (value === null || value === undefined) return [name, true];
    if (typeof value === 'string') return [name, value];
    try {
      return [name, JSON.parse(value.value)];
    } catch {
      return fail(element, `${name} of <${element.name}> must be a string or JSON.`);
    }
  });
  const result = schema.safeParse(Object.fromEntries(entries));
  return result.success
    ? result.data
    : fail(
        element,
        result.error.issues
          .map(({path, message}) => `${path.join('.')} of <${element.name}>: ${message}`)
          .join('; '),
      );
}
