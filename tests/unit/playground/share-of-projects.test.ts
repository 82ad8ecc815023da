import {describe, expect, test} from 'vitest';

import {programsOf} from '../../../src/plugins/playground/core/programs';
import {projectRefusals, shareOf} from '../../../src/plugins/playground/core/share';
import {parsePage} from '../../../src/plugins/samples/core/page';
import type {Toolkit} from '../../../src/versions/toolkits';

const toolkit: Toolkit = {
  version: '11.x',
  folder: 'toolkit/v11',
  release: '11.19.0',
  packages: new Map(),
};

const run = (name: string, project: string) =>
  ['```ts title="' + name + '" run project="' + project + '"', 'export {};', '```', ''].join('\n');

describe('what can be edited', () => {
  test('is counted with the reasons of the rest, the most frequent first', () => {
    const share = shareOf(['needs ws', undefined, 'needs express', 'needs ws']);
    expect(share).toMatchObject({total: 4, editable: 1});
    expect([...share.reasons]).toEqual([
      ['needs ws', 2],
      ['needs express', 1],
    ]);
  });

  test('is a project if one of its programs is, and otherwise its first reason counts', () => {
    const page = [run('a.ts', 'one'), run('b.ts', 'one'), run('a.ts', 'two'), run('b.ts', 'two')];
    const [a1, b1, a2, b2] = programsOf(parsePage(page.join('\n'), 'docs/page.mdx'), toolkit);
    if (!a1 || !b1 || !a2 || !b2) throw new Error('There are four programs.');
    expect(
      projectRefusals([
        [a1, 'needs ws'],
        [b1, undefined],
        [a2, 'needs express'],
        [b2, 'needs ws'],
      ]),
    ).toEqual([undefined, 'needs express']);
  });
});
