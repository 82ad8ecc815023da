/** Samples that everything else runs with the newest releases only, run with the oldest that a page claims as well. */
import {expect, it} from 'vitest';

import {lineOf} from '../../src/plugins/samples/core/report';
import {runPages} from '../../src/plugins/samples/core/runs';
import {Samples} from '../../src/plugins/samples/core/samples';
import {shareOf} from '../support/share';

it('the oldest releases that the pages claim print what the pages show', async () => {
  const samples = new Samples(process.cwd());
  const checked = await samples.check(samples.allFiles());
  samples.close();
  const taken = shareOf({
    name: 'Pages with their oldest releases',
    items: checked.filter(({releases}) => releases.length > 1),
    nameOf: ({page}) => page.file,
    filesOf: ({page}) => [page.file],
    code: ['tests/releases/', 'toolkit/'],
    parts: 8,
  });
  expect(taken.length).toBeGreaterThan(0);
  const {problems} = await runPages(process.cwd(), taken);
  expect(problems.map(lineOf)).toEqual([]);
});
