/** Links to these docs that editors open: from the JSDoc, declarations, skills and READMEs of the packages. */
import {existsSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, test} from 'vitest';

import {redirects as redirectSource} from '../../src/config/redirects';
import {compileRedirects} from '../../src/plugins/hosting/redirects';
import {installedPackages, linksOf, whyBroken, type LinkedSite} from '../support/packageLinks';

import {build, findAll, open} from './shown';

const pages = new Map<string, Set<string>>();

const site: LinkedSite = {
  redirects: compileRedirects(redirectSource),
  idsOf(page) {
    if (!existsSync(path.join(build, `${page}.html`))) return undefined;
    const ids =
      pages.get(page) ??
      new Set(findAll(open(page), '[id]').map(({properties}) => String(properties.id)));
    pages.set(page, ids);
    return ids;
  },
};

const folders = installedPackages('.');

/** A link to the newest docs as it is written with and without their version, because packages do both. */
function formsOf(link: string): string[] {
  if (/^\/docs\/(?:v\d+|typedoc)\b/.test(link) && !link.startsWith('/docs/v11/')) return [link];
  const plain = link.replace(/^\/docs\/v11\//, '/docs/');
  return [plain, plain.replace(/^\/docs\//, '/docs/v11/')];
}

describe('links in the installed packages', () => {
  test('are found in every set of packages', () => {
    expect(folders.length).toBeGreaterThan(10);
    const links = folders.flatMap((folder) => [...linksOf(folder).keys()]);
    expect(new Set(links).size).toBeGreaterThan(60);
    expect(links).toContain('/docs/v11/server/routers#initialize-trpc');
  });

  test.each(folders)('%s: page and anchor exist', (folder) => {
    const broken = [...linksOf(folder)].flatMap(([link, file]) =>
      formsOf(link).flatMap((form) => {
        const why = whyBroken(form, site);
        return why === undefined ? [] : [`${file}: ${form}: ${why}`];
      }),
    );
    expect(broken).toEqual([]);
  });
});

test('a link to a page, an anchor or a redirect that is not there is reported', () => {
  expect(whyBroken('/docs/quickstart#install', site)).toBeUndefined();
  expect(whyBroken('/docs/v11/context', site)).toBeUndefined();
  expect(whyBroken('/docs/nowhere', site)).toBe('there is no page /docs/nowhere');
  expect(whyBroken('/docs/context#nowhere', site)).toBe(
    '/docs/server/context has no anchor #nowhere',
  );
});
