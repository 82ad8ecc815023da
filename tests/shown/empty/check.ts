/**
 * Finds elements of a page that show nothing, sentences that announce something that doesn't
 * follow, and images without a size.
 */
import type {Element, Nodes, Parents, Root} from 'hast';
import {selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {SKIP, visitParents} from 'unist-util-visit-parents';

import type {Finding} from '../report';
import {allowances, type Allowance} from './allowances';

const names = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** What must show something. A cell may be empty: its row has no value for that column. */
const shown = names(
  'a article aside blockquote button caption code dd details dl dt figcaption figure footer form ' +
    'h1 h2 h3 h4 h5 h6 header li main nav ol p pre section summary table tbody thead tr ul',
);

/** What shows something by itself. */
const media = names('audio canvas hr iframe img input select svg textarea video');

const unseen = names('head script style svg template');

/** What a colon may announce. */
const announced = names('blockquote details dl figure img ol pre svg table ul video');

/** A sentence before one of these elements does not announce what comes after it. */
const closed = names('article aside blockquote body dd details footer main nav section td');

/** How often each allowance was met. */
export type Uses = Map<Allowance, number>;

const isElement = (node: Nodes): node is Element => node.type === 'element';

const isText = (value: string) => /[^\s\u200B\u2060\uFEFF]/.test(value);

function shows(node: Nodes): boolean {
  if (node.type === 'text') return isText(node.value);
  if (!isElement(node)) return false;
  if (media.has(node.tagName)) return true;
  return !unseen.has(node.tagName) && node.children.some(shows);
}

/** Tables whose head names columns of which there is no value. */
function isHeadOnly(table: Element): boolean {
  const rows = table.children.filter(isElement).filter(({tagName}) => tagName !== 'thead');
  return !rows.some((part) => part.tagName !== 'caption' && shows(part));
}

/** The element in which what follows begins: a table within the box that it scrolls in. */
function beginning(element: Element): Element {
  const first = element.children.find(isElement);
  return element.tagName === 'div' && first ? beginning(first) : element;
}

/** What a reader meets next, below the end of the lists and boxes that `element` is the last of. */
function following(element: Element, ancestors: readonly Parents[]): Element | undefined {
  let last: Element = element;
  for (const parent of [...ancestors].reverse()) {
    const next = parent.children
      .slice(parent.children.indexOf(last) + 1)
      .find((node) => isElement(node) || shows(node));
    if (next) return isElement(next) ? beginning(next) : undefined;
    if (!isElement(parent) || closed.has(parent.tagName)) return undefined;
    last = parent;
  }
  return undefined;
}

function endsInColon({tagName, children}: Element, text: string): boolean {
  if (!text.endsWith(':')) return false;
  return tagName === 'p' || (tagName === 'li' && !children.some(isBlock));
}

const blocks = names('blockquote div figure ol p pre table ul');
const isBlock = (node: Nodes) => isElement(node) && blocks.has(node.tagName);

/** The end of a text, for a report. */
const tail = (text: string) => (text.length > 80 ? `…${text.slice(-80)}` : text);

const plain = (element: Element) => toString(element).replace(/\s+/g, ' ').trim();

/** @param uses - counts the allowances that were met */
export function checkShown(page: string, tree: Root, uses: Uses): Finding[] {
  const findings: Finding[] = [];
  const allowed = allowances.map((allowance) => ({
    allowance,
    elements: new Set(selectAll(allowance.selector, tree)),
  }));
  let heading = '';
  const find = (rule: Allowance['rule'], element: Element, text: string) => {
    const found = allowed.find((it) => it.allowance.rule === rule && it.elements.has(element));
    if (found) uses.set(found.allowance, (uses.get(found.allowance) ?? 0) + 1);
    else findings.push({page, place: heading ? `under “${heading}”` : 'top', text});
  };
  visitParents(tree, 'element', (element, ancestors) => {
    const {tagName, properties} = element;
    if (unseen.has(tagName)) return SKIP;
    if (/^h[1-6]$/.test(tagName)) heading = plain(element).replace('\u200B', '') || heading;
    // Where an image has no size, the text below it moves once it is loaded.
    if (tagName === 'img' && (properties.width === undefined || properties.height === undefined)) {
      find('size', element, `<img src="${String(properties.src)}"> has no width and height`);
    }
    if (shown.has(tagName) && !shows(element)) {
      find('empty', element, `<${tagName}> shows nothing, in <${parentName(ancestors)}>`);
      return SKIP;
    }
    if (tagName === 'table' && isHeadOnly(element)) {
      find('empty', element, `<table> has no rows below “${tail(plain(element))}”`);
    }
    const text = tagName === 'p' || tagName === 'li' ? plain(element) : '';
    if (endsInColon(element, text)) {
      const next = following(element, ancestors);
      if (!next || !announced.has(next.tagName)) {
        find(
          'colon',
          element,
          `“${tail(text)}” is followed by ${next ? `<${next.tagName}>` : 'nothing'}`,
        );
      }
    }
    return undefined;
  });
  return findings;
}

function parentName(ancestors: readonly Parents[]): string {
  const parent = ancestors.at(-1);
  return parent?.type === 'element' ? parent.tagName : 'html';
}

/** @returns a line for each allowance that no page needs anymore */
export function unusedAllowances(uses: Uses): string[] {
  return allowances
    .filter((allowance) => !uses.has(allowance))
    .map(({rule, selector}) => `no page needs “${rule}” of ${selector} anymore: delete it`);
}
