/** The differences of guides and posts. */
import type {Element, ElementContent} from 'hast';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {h} from 'hastscript';

import type {Sides} from './differences';

const plain = (element: Element | undefined) =>
  element ? toString(element).replace(/\s+/g, ' ').trim() : '';

/**
 * The paragraphs below a twin's title: description, unless the content begins with it, and address,
 * in the very words of the page's head.
 */
export function head({twin, description, questions, address}: Sides): number {
  const [, first, second, third] = twin.children.filter((child) => child.type === 'element');
  const isAddress = (block: Element | undefined) => plain(block).endsWith(`. Source: ${address}`);
  const isAnswers = (block: Element | undefined) =>
    questions !== '' && plain(block) === `It answers: ${questions}`;
  const said = isAddress(first)
    ? [first, ...(isAnswers(second) ? [second] : [])]
    : isAddress(second) && plain(first) === description
      ? [first, second, ...(isAnswers(third) ? [third] : [])]
      : [];
  twin.children = twin.children.filter((child) => !said.some((block) => block === child));
  return said.length;
}

/** In the header beside the title, and right after it. */
export function service({page}: Sides): number {
  const found = selectAll('header > [data-search-skip], header + .theme-doc-version-banner', page);
  for (const element of found) element.children = [];
  return found.length;
}

const kinds: Readonly<Record<string, string>> = {
  note: 'Note',
  tip: 'Tip',
  info: 'Info',
  warning: 'Warning',
  danger: 'Danger',
};

/** A callout's kind is in its class, and is the title if the callout has no other title. */
export function callouts({page}: Sides): number {
  let count = 0;
  for (const [kind, name] of Object.entries(kinds)) {
    for (const callout of selectAll(`.theme-admonition-${kind}`, page)) {
      const title = select('.theme-admonition > div:first-child', callout);
      if (!title) continue;
      const own = plain(title);
      if (own === kind) title.children = [{type: 'text', value: name}];
      else title.children.unshift({type: 'text', value: `${name}: `});
      count += 1;
    }
  }
  return count;
}

/** Puts the name of each tab above the panel that it controls. */
export function tabs({page}: Sides): number {
  const lists = selectAll('[role=tablist]', page);
  for (const list of lists) {
    for (const tab of selectAll('[role=tab]', list)) {
      const panel = select(`[role=tabpanel][id="${String(tab.properties.ariaControls)}"]`, page);
      if (!panel) continue;
      panel.children.unshift(h('p', toString(tab)));
      tab.children = [];
    }
  }
  return lists.length;
}

/** A drawing's title and description, with which its own labels are no longer needed. */
export function diagrams({page}: Sides): number {
  const figures = selectAll('figure:has(> svg[role=img] > desc)', page);
  for (const figure of figures) {
    figure.children = figure.children.flatMap((child): ElementContent[] =>
      child.type === 'element' && child.tagName === 'svg'
        ? [
            h('p', String(child.properties.ariaLabel)),
            h('p', toString(select('desc', child) ?? child)),
          ]
        : [child],
    );
  }
  return figures.length;
}

const diagramLabel = 'Diagram: ';

export function diagramLabels({twin}: Sides): number {
  const labels = selectAll('blockquote > p:first-child > strong:only-child', twin).filter((label) =>
    toString(label).startsWith(diagramLabel),
  );
  for (const label of labels) {
    label.children = [{type: 'text', value: toString(label).slice(diagramLabel.length)}];
  }
  return labels.length;
}
