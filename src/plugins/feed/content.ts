/** Turns a post as it is on its page into what a feed reader can show. Pure. */
import type {ElementContent, RootContent} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {sanitize, type Schema} from 'hast-util-sanitize';
import {matches} from 'hast-util-select';
import {toHtml} from 'hast-util-to-html';

/** What works or means something only on the page: controls, and panels that wait behind a tab. */
const pageOnly = '.hash-link, [hidden], [role=tablist], [role=status]';

/** Kept as they are, so that links to them from elsewhere in the post still lead somewhere. */
const headings = ['h2', 'h3', 'h4', 'h5', 'h6'];

/**
 * What a feed reader gets: text, code, tables and images, without the classes that color them. What
 * is not listed is left out, but its text stays; of what is stripped, nothing stays.
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

/** Takes out what belongs to the page only; a figure that holds code without a caption is the code alone. */
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
 * @param html - what stands in a post's container, its links and images absolute
 * @returns HTML without scripts, styles, classes and controls
 */
export function toFeedContent(html: string): string {
  const tree = fromHtml(html, {fragment: true});
  return toHtml(sanitize({...tree, children: pruned(tree.children)}, schema));
}
