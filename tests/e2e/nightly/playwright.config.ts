/** `npm run test:speed`: what measures time, or fills the memory, so that nothing may run beside it. */
import {defineConfig} from '@playwright/test';

import base from '../../../playwright.config';

export default defineConfig(base, {
  testDir: '.',
  outputDir: '../../../test-results/speed',
  testMatch: '**/*.walk.ts',
  globalSetup: [],
  workers: 1,
});
