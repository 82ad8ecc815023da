import {describe, expect, test} from 'vitest';

import {modulesIn, partGroups, parts} from '../../../../src/client/bundle/chunks';
import {inTree, tree} from '../tree';

const groupsOf = (file: string): string[] =>
  Object.entries(partGroups)
    .filter(([, {test: pattern}]) => pattern.test(file))
    .map(([name]) => name);

describe('parts of pages that come together', () => {
  test.each(Object.values(parts).flat())('%s is a folder or file of the tree', (beginning) => {
    expect(tree.filter((file) => modulesIn([beginning]).test(file))).not.toEqual([]);
  });

  test('do not overlap', () => {
    expect(tree.filter((file) => groupsOf(file).length > 1)).toEqual([]);
  });

  test.each([
    ['content-parts', 'theme/Admonition/Layout/index.js'],
    ['content-parts', 'src/components/Sample/index.tsx'],
    ['reading-parts', 'theme/TOCItems/Tree.js'],
    ['reading-parts', 'src/components/MarkdownTwin/index.tsx'],
    ['docs-parts', 'theme/DocSidebarItem/Link/index.js'],
    ['docs-parts', 'theme/DocItem/Layout/index.js'],
    ['roots-parts', 'theme/DocRoot/index.js'],
  ])('%s has %s', (part, ending) => {
    expect(groupsOf(inTree(ending))).toEqual([part]);
  });

  test('are found on Windows too', () => {
    const file = String.raw`C:\site\src\components\MarkdownTwin\index.tsx`;
    expect(groupsOf(file)).toEqual(['reading-parts']);
  });

  test.each([
    inTree('theme/DocItem/index.js'),
    inTree('theme/BlogSidebar/index.js'),
    inTree('src/pages/index.tsx'),
    '/site/docs/quickstart.mdx',
  ])('none has %s', (file) => {
    expect(groupsOf(file)).toEqual([]);
  });
});
