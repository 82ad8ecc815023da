/** Finds headings with nothing below them. */
import type {Element, Nodes, Root} from 'hast';
import {select} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';

import type {Finding} from '../report';

const media = new Set(['audio', 'canvas', 'iframe', 'img', 'input', 'select', 'svg', 'video']);

/** 1 to 6; 0 for what is no heading. */
const levelOf = ({tagName}: Element): number => Number(/^h([1-6])$/.exec(tagName)?.[1] ?? 0);

const showsSomething = (node: Nodes): boolean =>
  (node.type === 'text' && /\S/.test(node.value)) ||
  (node.type === 'element' && media.has(node.tagName));

/**
 * A section begins with a heading and may consist of subsections alone, so a heading is wrong if the
 * next thing that is shown is a heading of its own level or a higher one, or if nothing comes at all.
 * A heading that is a link is the title of a card, which leads to what it names.
 */
export function checkSections(page: string, tree: Root): Finding[] {
  const findings: Finding[] = [];
  let open: Element | undefined;
  const close = () => {
    if (open) {
      findings.push({page, place: `“${toString(open).trim()}”`, text: 'has nothing below it'});
    }
    open = undefined;
  };
  const main = select('main', tree);
  if (!main) return findings;
  visit(main, (node) => {
    if (node.type === 'element' && levelOf(node) > 0) {
      if (open && levelOf(node) <= levelOf(open)) close();
      open = select('a[href]:not([class~="hash-link"])', node) ? undefined : node;
      return SKIP;
    }
    if (showsSomething(node)) open = undefined;
    return undefined;
  });
  close();
  return findings;
}
