/** Parts of a page that are about some releases of a line only: `<Since>` and `<Before>`. */
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import type {Node} from 'unist';

import {attribute, isJsx} from './jsx';

/** Names of the elements that say so. */
export const borderNames = ['Since', 'Before'] as const;

/** The releases that something is about; all of them where it names none. */
export interface Releases {
  /** The first one, such as `11.22`. */
  since?: string;
  /** The first one that it is no longer about, such as `11.22`. */
  before?: string;
}

/** Whether `release`, such as `11.22.1`, is `border`, such as `11.22`, or newer. */
function isAtLeast(release: string, border: string): boolean {
  const [major = 0, minor = 0] = release.split('.').map(Number);
  const [other = 0, least = 0] = border.split('.').map(Number);
  return major > other || (major === other && minor >= least);
}

/** @param release - such as `11.22.1` */
export function isAbout({since, before}: Releases, release: string): boolean {
  const begun = since === undefined || isAtLeast(release, since);
  const ended = before !== undefined && isAtLeast(release, before);
  return begun && !ended;
}

/** What the elements around a node say. */
export function releasesOf(ancestors: readonly Node[]): Releases {
  const releases: Releases = {};
  for (const node of ancestors) {
    const name = borderNames.find((border) => isJsx(node, border));
    if (!name) continue;
    const version = attribute(node as MdxJsxFlowElement, 'version');
    if (name === 'Since') releases.since = version;
    else releases.before = version;
  }
  return releases;
}
