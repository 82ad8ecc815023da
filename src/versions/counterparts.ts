/** From each page of an older version, the version dropdown leads to a page on the same subject. */
import type {PagePlace} from './places';
import type {Finding} from '../plugins/page-checks/report';
import {type Version, type VersionName, versions} from './list';
import {pagesOnSameSubject} from './subjects';

/** Pages of an older version whose subject no newer one has. */
const withoutCounterpart: Partial<Record<VersionName, readonly string[]>> = {
  '10.x': ['migrate-from-v9-to-v10'],
};

/** @param places - of all pages */
export function counterpartFindings(places: readonly PagePlace[]): Finding[] {
  const pagesIn = (own: Version) =>
    new Map(places.filter(({version}) => version === own).map(({page, file}) => [page, file]));
  const pages = new Map(versions.map((version) => [version, pagesIn(version)]));
  const pairs = versions.flatMap((from) =>
    versions.filter((to) => to.major > from.major).map((to) => ({from, to})),
  );
  return pairs.flatMap(({from, to}) => {
    const without = withoutCounterpart[from.name] ?? [];
    const leads = (page: string) =>
      pagesOnSameSubject(from.id, page, to.id).some((it) => pages.get(to)?.has(it));
    return [...(pages.get(from) ?? [])]
      .filter(([page]) => !without.includes(page) && !leads(page))
      .map(([page, file]) => ({
        file,
        line: 1,
        message: `${to.name} has no page '${page}'. Add the one on its subject to src/versions/subjects.ts, or this page to src/versions/counterparts.ts.`,
      }));
  });
}
