import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parsePage} from '../../../../src/plugins/samples/core/page';
import {newestOf, toolkitsFor} from '../../../../src/plugins/samples/core/toolkits';
import {alwaysRun, selectPages} from '../../../../src/plugins/samples/run/selection';
import {versions} from '../../../../src/versions/list';
import {toolkitsOf} from '../../../../src/versions/toolkits';

const siteDir = path.resolve(__dirname, '../../../..');
const pages = ['docs/a.mdx', 'docs/b.mdx', 'docs/quickstart.mdx'];

describe('the pages that run', () => {
  it.each([
    ['what changed, and the dozen', ['docs/b.mdx', 'README.md'], pages.slice(1)],
    ['the dozen, if nothing has changed', [], pages.slice(2)],
    ['everything, if it is not known what changed', undefined, pages],
    ['everything, if packages changed', ['toolkit/v11/package.json'], pages],
    ['everything, if what runs them changed', ['src/plugins/samples/run/index.ts'], pages],
    ['no more for other code of samples', ['src/plugins/samples/runs.ts'], pages.slice(2)],
  ])('are %s', (_, changed, expected) => {
    expect(selectPages(pages, changed)).toEqual(expected);
  });
});

describe('the dozen', () => {
  const parsed = alwaysRun.map((file) =>
    parsePage(fs.readFileSync(path.join(siteDir, file), 'utf8'), file),
  );

  it('has something to run on each page', () => {
    expect(alwaysRun).toHaveLength(12);
    const idle = parsed.filter(({fences}) => !fences.some(({role}) => role === 'run'));
    expect(idle.map(({file}) => file)).toEqual([]);
  });

  it('uses each toolkit of each version', () => {
    const used = parsed.flatMap((page) => newestOf(toolkitsFor(siteDir, page)));
    const all = versions.flatMap(({name}) => toolkitsOf(siteDir, name));
    expect(new Set(used.map(({folder}) => folder))).toEqual(new Set(all.map(({folder}) => folder)));
  });
});
