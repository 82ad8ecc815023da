import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {Globby} from '@docusaurus/utils';
import {describe, expect, test} from 'vitest';

/**
 * The stock component of each one that is replaced and not wrapped, by the first digits of its hash.
 * When an upgrade changes one, compare the two, take over what is new, and put the new hash here.
 */
const pinned: Record<string, string> = {
  'Admonition/Icon/Danger': 'd886a0ccb6fa',
  'Admonition/Icon/Info': '360c8a9854e7',
  'Admonition/Icon/Note': '7d3cc9cee228',
  'Admonition/Icon/Tip': '79bafd452b04',
  'Admonition/Icon/Warning': '2c1764375046',
  'Blog/Pages/BlogAuthorsListPage': '4722dfcdd226',
  BlogArchivePage: '9a46c4deb232',
  BlogLayout: 'f97007e2fe33',
  'BlogListPage/StructuredData': 'fa68eba19bde',
  BlogListPage: 'bea76516bb7d',
  'BlogPostItem/Footer/ReadMoreLink': '727f3819b580',
  'BlogPostPage/StructuredData': '20603e58b486',
  BlogTagsListPage: '571e294b15d8',
  CodeBlock: '639f8655d319',
  DocBreadcrumbs: 'ee30d7a21dff',
  DocCardList: '2d19bf39b248',
  'DocItem/Content': '0902dcb538c3',
  'DocItem/Layout': 'c1f1bbed0740',
  DocVersionBadge: '20215ec62c76',
  DocVersionBanner: '28bd5c678e2c',
  'Icon/DarkMode': '0fdf0d358819',
  'Icon/Edit': '32e36edd6fbe',
  'Icon/Home': '5737c97a4dfc',
  'Icon/LightMode': '032b3f6a7e7d',
  'Icon/Socials/GitHub': '678c68de2a4e',
  'MDXComponents/Code': 'd24106e06e4c',
  'Navbar/MobileSidebar/Layout': '87aa329650da',
  'Navbar/MobileSidebar/SecondaryMenu': 'b32ec6bde0d8',
  'NavbarItem/DocNavbarItem': '686c1ff7cccb',
  'NavbarItem/DocSidebarNavbarItem': '3cc2313f37bf',
  'NavbarItem/DocsVersionDropdownNavbarItem': '6d7cf70608d5',
  'NavbarItem/DropdownNavbarItem': '4d39e7fda5c6',
  'NotFound/Content': '1339cadd0fe0',
  SearchBar: 'b528b71d2381',
  SearchPage: '8f7d6488c3a1',
  TabItem: '354ff7f9d52d',
  'prism-include-languages': '42fcb21218b4',
};

const themes = ['theme-classic', 'theme-search-algolia'].map((theme) =>
  path.resolve('node_modules/@docusaurus', theme, 'lib/theme'),
);

function stockFile(component: string): string | undefined {
  return themes
    .flatMap((theme) =>
      [`${component}.js`, `${component}/index.js`].map((f) => path.join(theme, f)),
    )
    .find((file) => existsSync(file));
}

/** Names of components of a theme that this site has its own version of, from scratch. */
const replaced = Globby.sync('**/*.{ts,tsx}', {cwd: 'src/theme'})
  .filter((file) => {
    const source = readFileSync(path.join('src/theme', file), 'utf8');
    return !source.includes("'@theme-original/") && !source.includes("'@theme-init/");
  })
  .map((file) => file.replace(/(\/index)?\.tsx?$/, ''))
  .filter((component) => stockFile(component) !== undefined)
  .sort();

describe('stock components that are replaced', () => {
  test('are all pinned, and no others', () => {
    expect(Object.keys(pinned).sort()).toEqual(replaced);
  });

  test.each(replaced)('%s is the one that was replaced', (component) => {
    const source = readFileSync(stockFile(component) ?? '');
    const hash = createHash('sha256').update(source).digest('hex').slice(0, 12);
    expect(hash, `@theme/${component} changed; compare it with src/theme/${component}`).toBe(
      pinned[component],
    );
  });
});
