/** `npm run test:playground`: every project, which CI runs after `npm run test:e2e`. */
import {defineConfig} from '@playwright/test';

import base from '../../../playwright.config';

export default defineConfig(base, {
  testDir: '.',
  outputDir: '../../../test-results/playground',
  testMatch: '**/*.walk.ts',
  globalSetup: [],
});
