/** The words that a reader can see in a tree, each with the heading above it. */
import type {Element, Nodes} from 'hast';
import {selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';

export interface Word {
  text: string;
  /** Empty above the first heading. */
  heading: string;
}

/** What a page has and nobody reads there, whatever is folded open. */
const unread: readonly {selector: string; reason: string}[] = [
  {selector: 'script, style, template', reason: 'is no text'},
  {selector: 'svg', reason: 'is drawn'},
  {selector: '[aria-hidden=true]', reason: 'repeats or decorates what stands beside it'},
  {selector: 'a.hash-link', reason: 'is an invisible character that shows on hover'},
  {selector: 'button', reason: 'is a tool of the page, such as the one that copies a sample'},
];

const unreadSelector = unread.map(({selector}) => selector).join(', ');

/** Elements that do not end a word. */
const inline = new Set(
  (
    'a abbr b bdi bdo cite code del dfn em i ins kbd mark q s samp small span strong sub sup ' +
    'time u var wbr'
  ).split(' '),
);

/** Shown as no width by every browser, so that a word goes on across them. */
const zeroWidth = /[\u200B\u2060\uFEFF]/g;

export function wordsOf(tree: Nodes): Word[] {
  const skipped = new Set(selectAll(unreadSelector, tree));
  const words: Word[] = [];
  let word = '';
  let heading = '';
  const end = () => {
    if (word !== '') words.push({text: word, heading});
    word = '';
  };
  const readText = (value: string) => {
    const [first = '', ...rest] = value.replace(zeroWidth, '').split(/\s+/);
    word += first;
    for (const next of rest) {
      end();
      word = next;
    }
  };
  const readElement = (element: Element) => {
    if (skipped.has(element)) return;
    const isInline = inline.has(element.tagName);
    if (!isInline) end();
    if (/^h[1-6]$/.test(element.tagName)) heading = toString(element).replace(zeroWidth, '').trim();
    element.children.forEach(read);
    if (!isInline) end();
  };
  function read(node: Nodes): void {
    if (node.type === 'text') readText(node.value);
    else if (node.type === 'element') readElement(node);
    else if (node.type === 'root') node.children.forEach(read);
  }
  read(tree);
  end();
  return words;
}
