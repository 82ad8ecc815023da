import {describe, expect, test} from 'vitest';

import {modulesIn, partGroups, parts} from '../../../../src/client/bundle/chunks';
import {tree} from '../tree';

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

  test('are found on Windows too', () => {
    const file = String.raw`C:\site\src\components\MarkdownTwin\index.tsx`;
    expect(groupsOf(file)).toEqual(['reading-parts']);
  });
});
