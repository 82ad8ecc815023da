import {rootOf, versions} from '../versions/list';
import {outlineOf} from '.';
import type {OutlineItem} from './outline';

function slugsIn(items: readonly OutlineItem[]): string[] {
  return items.flatMap((item) =>
    typeof item === 'object' && 'items' in item
      ? [...(item.index ? [item.index.slug] : []), ...slugsIn(item.items)]
      : [],
  );
}

/** URL paths of the indexes that Docusaurus generates from sections, in all versions. */
export function indexRoutes(): string[] {
  return versions.flatMap((version) =>
    slugsIn(outlineOf(version.id).outline).map((slug) => rootOf(version) + slug),
  );
}
