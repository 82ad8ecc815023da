/** Parts of a page that are about only some releases of a line: `<Since>` and `<Before>`. */
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import type {Node} from 'unist';

import {attribute, isJsx} from './jsx';

/** The names of these elements. */
export const boundElements = ['Since', 'Before'] as const;

/** The range of releases that something applies to; unbounded where it has no limit. */
export interface Releases {
  /** Inclusive lower bound, such as `11.22`. */
  since?: string;
  /** Exclusive upper bound, such as `11.22`. */
  before?: string;
}

/** Whether `release`, such as `11.22.1`, is at least `bound`, such as `11.22`. */
function isAtLeast(release: string, bound: string): boolean {
  const [major = 0, minor = 0] = release.split('.').map(Number);
  const [other = 0, least = 0] = bound.split('.').map(Number);
  return major > other || (major === other && minor >= least);
}

/** @param release - such as `11.22.1` */
export function isAbout({since, before}: Releases, release: string): boolean {
  const begun = since === undefined || isAtLeast(release, since);
  const ended = before !== undefined && isAtLeast(release, before);
  return begun && !ended;
}

/** The range that the elements around a node restrict it to. */
export function releasesOf(ancestors: readonly Node[]): Releases {
  const releases: Releases = {};
  for (const node of ancestors) {
    const name = boundElements.find((bound) => isJsx(node, bound));
    if (!name) continue;
    const version = attribute(node as MdxJsxFlowElement, 'version');
    if (name === 'Since') releases.since = version;
    else releases.before = version;
  }
  return releases;
}
