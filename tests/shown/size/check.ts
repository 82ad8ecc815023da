/** How large a page may be: what a phone reads, lays out and hydrates before it answers a tap. */
import type {Root} from 'hast';
import {visit} from 'unist-util-visit';

import type {Finding} from '../report';

export interface Limit {
  kind: string;
  /** Matches the files of this kind below the folder of the build. */
  files: RegExp;
  /** Of the HTML, uncompressed. */
  bytes: number;
  elements: number;
  /** What React hydrates on its largest page, as `tests/e2e/hydration.spec.ts` counts it at 1280 px. */
  fibers: number;
}

/**
 * The first that matches holds. Each is some 3 % above the largest page of its kind when it was set: raise one
 * only after `npm run bench:site -- --lighthouse` has measured the page that has grown.
 */
export const limits: readonly Limit[] = [
  {kind: 'API page', files: /^docs\/typedoc[./]/, bytes: 120_000, elements: 1_500, fibers: 9_240},
  {kind: 'guide', files: /^docs(?:\/|\.html$)/, bytes: 131_000, elements: 2_800, fibers: 4_000},
  {
    kind: 'post or list of posts',
    files: /^blog(?:\/|\.html$)/,
    bytes: 59_000,
    elements: 980,
    fibers: 1_380,
  },
  {kind: 'other page', files: /./, bytes: 34_000, elements: 600, fibers: 1_070},
];

export function countElements(tree: Root): number {
  let count = 0;
  visit(tree, 'element', () => {
    count++;
  });
  return count;
}

/** @param file - such as `docs/quickstart.html` */
export function checkSize(file: string, bytes: number, elements: number): Finding[] {
  const limit = limits.find(({files}) => files.test(file));
  if (limit === undefined) return [];
  const {kind} = limit;
  const tooMuch = [
    {name: 'bytes of HTML', is: bytes, most: limit.bytes},
    {name: 'elements', is: elements, most: limit.elements},
  ].filter(({is, most}) => is > most);
  return tooMuch.map(({name, is, most}) => ({
    page: file,
    place: `as a ${kind}`,
    text: `${is.toLocaleString('en')} ${name}, and no ${kind} may have more than ${most.toLocaleString('en')}: split it, or measure it with Lighthouse and raise the limit in tests/shown/size/check.ts`,
  }));
}
