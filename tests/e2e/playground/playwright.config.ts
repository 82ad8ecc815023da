/** `npm run test:playground`: the long walk over every project, which `npm test` takes in part. */
import {defineConfig} from '@playwright/test';

import base from '../../../playwright.config';

export default defineConfig(base, {
  testDir: '.',
  outputDir: '../../../test-results',
  testMatch: '**/*.walk.ts',
  globalSetup: [],
});
