import type {Options} from '@docusaurus/preset-classic';

import {newestVersion, olderVersions, rootOf} from '../versions/list';
import {pagesOnSameSubject} from '../versions/subjects';
import {environment} from './environment';

const site = environment.SITE_URL + environment.BASE_URL.replace(/\/$/, '');

/** Whether a page of an older version names a page of the newest version as canonical. */
function isCovered(url: string, urls: ReadonlySet<string>): boolean {
  return olderVersions.some((version) => {
    const root = site + rootOf(version);
    if (url !== root && !url.startsWith(`${root}/`)) return false;
    const page = url.slice(root.length + 1);
    return pagesOnSameSubject(version.id, page, newestVersion.id).some((same) =>
      urls.has([site + rootOf(newestVersion), same].filter(Boolean).join('/')),
    );
  });
}

/** Pages that are their own canonical; search engines still find the others through links. */
export const sitemap: Exclude<Options['sitemap'], false | undefined> = {
  async createSitemapItems({defaultCreateSitemapItems, ...params}) {
    const items = await defaultCreateSitemapItems(params);
    const urls = new Set(items.map(({url}) => url));
    return items.filter(({url}) => !isCovered(url, urls));
  },
};
