import type {LoadContext} from '@docusaurus/types';
import {expect, it} from 'vitest';

import samplesPlugin from '../../../src/plugins/samples';
import type {SiteSamples} from '../../../src/plugins/samples/siteSamples';

it('a sample that does not compile fails the build, with file, line, column and the error', async () => {
  const problem = {file: 'docs/intro.md', line: 4, column: 7, message: 'TS2322: no string.'};
  const site = {preview: false, checkAll: async () => ({checked: [], problems: [problem]})};
  const {loadContent} = samplesPlugin({} as LoadContext, site as unknown as SiteSamples);
  await expect(loadContent?.()).rejects.toThrow(
    '1 problem in samples:\ndocs/intro.md:4:7 - error: TS2322: no string.',
  );
});
