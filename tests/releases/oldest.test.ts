/** Samples that `npm test` runs with the newest releases only, run with the oldest that a page claims as well. */
import {describe, expect, it} from 'vitest';

import {lineOf} from '../../src/plugins/samples/core/report';
import {runPages} from '../../src/plugins/samples/core/runs';
import {Samples} from '../../src/plugins/samples/core/samples';

describe('the oldest releases that the pages claim', () => {
  it('print what the pages show', async () => {
    const samples = new Samples(process.cwd());
    const checked = await samples.check(samples.allFiles(), {types: false});
    samples.close();
    expect(checked.some(({releases}) => releases.length > 1)).toBe(true);
    const {problems} = await runPages(process.cwd(), checked);
    expect(problems.map(lineOf)).toEqual([]);
  });
});
