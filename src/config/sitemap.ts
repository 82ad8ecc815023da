import {spawnSync} from 'node:child_process';

import type {Options} from '@docusaurus/preset-classic';
import {flattenRoutes} from '@docusaurus/utils';

import {contentFolders} from '../versions/places';
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

/** The day of the last commit to each file, relative to the site's root; none without git. */
function changeDays(): Map<string, string> {
  const days = new Map<string, string>();
  const args = ['log', '--format=:%cs', '--name-only', '--no-renames', '--', ...contentFolders];
  const {stdout} = spawnSync('git', args, {encoding: 'utf8', maxBuffer: 2 ** 28});
  let day = '';
  for (const line of (stdout ?? '').split('\n')) {
    if (line.startsWith(':')) day = line.slice(1);
    else if (line !== '' && !days.has(line)) days.set(line, day);
  }
  return days;
}

/** Pages that are their own canonical; search engines still find the others through links. */
export const sitemap: Exclude<Options['sitemap'], false | undefined> = {
  async createSitemapItems({defaultCreateSitemapItems, ...params}) {
    const items = await defaultCreateSitemapItems(params);
    const urls = new Set(items.map(({url}) => url));
    const days = changeDays();
    const files = new Map(
      flattenRoutes(params.routes).map(({path, metadata}) => [
        params.siteConfig.url + path,
        metadata?.sourceFilePath ?? '',
      ]),
    );
    return items
      .filter(({url}) => !isCovered(url, urls))
      .map((item) => ({...item, lastmod: days.get(files.get(item.url) ?? '')}));
  },
};
