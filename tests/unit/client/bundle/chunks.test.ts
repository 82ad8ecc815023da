import {describe, expect, test} from 'vitest';

import {partGroups} from '../../../../src/client/bundle/chunks';

const classic = '/site/node_modules/@docusaurus/theme-classic/lib/theme';

describe('parts of pages that come together', () => {
  test.each([
    ['content-parts', `${classic}/Admonition/Layout/index.js`],
    ['content-parts', '/site/src/components/Sample/index.tsx'],
    ['reading-parts', `${classic}/TOCItems/Tree.js`],
    ['reading-parts', 'C:\\site\\src\\components\\MarkdownTwin\\index.tsx'],
    ['docs-parts', `${classic}/DocSidebarItem/Link/index.js`],
    ['docs-parts', `${classic}/DocItem/Layout/index.js`],
  ])('%s has %s', (part, file) => {
    const names = Object.entries(partGroups).filter(([, {test: pattern}]) => pattern.test(file));
    expect(names.map(([name]) => name)).toEqual([part]);
  });

  test.each([
    `${classic}/DocItem/index.js`,
    `${classic}/DocRoot/index.js`,
    `${classic}/BlogSidebar/index.js`,
    '/site/node_modules/react-dom/index.js',
    '/site/docs/quickstart.mdx',
  ])('none has %s', (file) => {
    expect(Object.values(partGroups).filter(({test: pattern}) => pattern.test(file))).toEqual([]);
  });
});
