/** Reduces the HTML of a post to what a feed reader can show. Pure. */
import type {ElementContent, RootContent} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {sanitize, type Schema} from 'hast-util-sanitize';
import {matches} from 'hast-util-select';
import {toHtml} from 'hast-util-to-html';

/** What only works or makes sense on the page: controls, and panels behind a tab. */
const pageOnly = '.hash-link, [hidden], [role=tablist], [role=status]';

/** Kept unchanged, so that links from elsewhere in the post still work. */
const headings = ['h2', 'h3', 'h4', 'h5', 'h6'];

/**
 * What a feed reader gets: text, code, tables and images, without the classes that color them. An
 * element that is not listed is unwrapped, so its text stays; a stripped element is removed with its
 * text.
 */
const schema: Schema = {
  ancestors: {},
  attributes: {
    a: ['href'],
    img: ['src', 'srcSet', 'alt', 'width', 'height'],
    td: ['colSpan', 'rowSpan'],
    th: ['colSpan', 'rowSpan', 'scope'],
    ol: ['start'],
    time: ['dateTime'],
    ...Object.fromEntries(headings.map((name) => [name, ['id']])),
  },
  clobber: [],
  protocols: {href: ['http', 'https', 'mailto'], src: ['http', 'https']},
  strip: ['script', 'style', 'button', 'svg', 'template'],
  tagNames: [
    ...headings,
    ...['p', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'hr', 'br'],
    ...['figure', 'figcaption', 'pre', 'code', 'details', 'summary', 'img', 'time'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
    ...['a', 'strong', 'em', 'b', 'i', 'del', 'ins', 'kbd', 'sub', 'sup', 'q', 'abbr'],
  ],
};

/**
 * Removes what only belongs on the page; a figure that contains code without a caption is reduced to
 * the code.
 */
function pruned(children: readonly RootContent[]): ElementContent[] {
  return children.flatMap((child): ElementContent[] => {
    if (child.type === 'text') return [child];
    if (child.type !== 'element' || matches(pageOnly, child)) return [];
    const kept = pruned(child.children);
    const hasCaption = kept.some(
      (part) => part.type === 'element' && part.tagName === 'figcaption',
    );
    return child.tagName === 'figure' && !hasCaption ? kept : [{...child, children: kept}];
  });
}

/**
 * @param html - the content of a post's container, with absolute links and images
 * @returns HTML without scripts, styles, classes and controls
 */
export function toFeedContent(html: string): string {
  const tree = fromHtml(html, {fragment: true});
  return toHtml(sanitize({...tree, children: pruned(tree.children)}, schema));
}
