/** Parts of a page that are collapsed, or about some releases, and the releases of several pages. */
import type {Paragraph} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import type {Node} from 'unist';

import {kindOf} from '../../versions/places';
import {attribute, isJsx} from './core/jsx';
import {boundElements} from './core/releases';
import type {CheckedPage} from './core/samples';
import {element} from './nodes';

/** By element, the label of the line that it is collapsed under. */
const foldLabels = {Setup: 'Set-up for this page', Hint: 'Hint'};

/** @returns the label of an element that is collapsed, and undefined for all others */
export function foldLabel(node: Node): string | undefined {
  return Object.entries(foldLabels).find(([name]) => isJsx(node, name))?.[1];
}

/** Such as `Since 11.22`, the label of such an element. */
export function boundLabel(node: Node): string | undefined {
  const name = boundElements.find((bound) => isJsx(node, bound));
  return name && `${name} ${attribute(node as MdxJsxFlowElement, 'version')}`;
}

/** A labeled box around a part of a page that is about only some releases. */
export function releaseBox(label: string, {children}: MdxJsxFlowElement): MdxJsxFlowElement {
  const name: Paragraph = {
    type: 'paragraph',
    children: [{type: 'strong', children: [{type: 'text', value: label}]}],
  };
  return element('div', {className: 'release'}, [name, ...children]);
}

const enumeration = new Intl.ListFormat('en-GB', {type: 'conjunction'});

const {compare} = new Intl.Collator('en', {numeric: true});

/**
 * Such as `The code on its pages is for tRPC 11.25.2 and 11.19.0.`; nothing if no doc has samples.
 * Posts say it themselves.
 */
export function describedReleases(pages: readonly CheckedPage[]): string | undefined {
  const docs = pages.filter(({page}) => kindOf(page.file) === 'doc');
  const releases = [...new Set(docs.flatMap((checked) => checked.releases))];
  releases.sort((a, b) => compare(b, a));
  if (releases.length === 0) return undefined;
  return `The code on its pages is for tRPC ${enumeration.format(releases)}.`;
}
