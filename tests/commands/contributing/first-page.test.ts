/** The samples of the pages that a new author begins with compile, and print what they show. */
import {afterAll, expect, test} from 'vitest';

import {parsePage} from '../../../src/plugins/samples/core/page';
import {runPages} from '../../../src/plugins/samples/core/runs';
import {Samples} from '../../../src/plugins/samples/core/samples';
import {snippet} from '../../../scripts/new-page/snippet';
import {example} from '../../support/firstPage';

const pages = [example(), {file: 'docs/page.mdx', ...snippet()}].map(({file, source}) =>
  parsePage(source, file),
);
const samples = new Samples(process.cwd(), {
  force: true,
  read: (file) => pages.find((page) => page.file === file) ?? parsePage('', file),
});
afterAll(() => samples.close());

test('the example in CONTRIBUTING.md and the snippet of VS Code compile and run', async () => {
  const checked = await samples.check(pages.map(({file}) => file));
  expect(checked.map(({page}) => page.fences.length)).toEqual([3, 1]);
  expect(checked.flatMap(({result}) => result.problems)).toEqual([]);
  const {problems, ran} = await runPages(process.cwd(), checked, {force: true, newest: true});
  expect(problems).toEqual([]);
  expect(ran).toBe(1);
});
