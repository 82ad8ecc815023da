/** `npm run test:a11y`: the long walk over every page, which `npm run test:e2e` takes in part. */
import {defineConfig} from '@playwright/test';

import base from '../../../playwright.config';

export default defineConfig(base, {
  testDir: '.',
  outputDir: '../../../test-results/a11y',
  testMatch: '**/*.walk.ts',
  globalSetup: [],
});
