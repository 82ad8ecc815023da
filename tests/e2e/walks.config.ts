/** What `npm run test:e2e` leaves out: a project each, with a script of its own. */
import {defineConfig} from '@playwright/test';

import base from '../../playwright.config';

const project = (name: string) => ({
  name,
  testDir: name,
  outputDir: `../../test-results/${name}`,
});

export default defineConfig(base, {
  testDir: '.',
  testMatch: '**/*.walk.ts',
  globalSetup: [],
  projects: [
    project('a11y'),
    project('playground'),
    // It measures time, or fills the memory, so nothing may run beside it.
    {...project('nightly'), workers: 1},
    {
      ...project('shots'),
      snapshotPathTemplate: '../../shots/{arg}{ext}',
      // Every pixel counts, and a long page takes seconds to draw.
      expect: {toHaveScreenshot: {threshold: 0, timeout: 60_000}},
      timeout: 180_000,
    },
  ],
});
