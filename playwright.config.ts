import {availableParallelism} from 'node:os';

import {defineConfig, devices} from '@playwright/test';

import {testBrowser} from './tests/support/browser';

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/global-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  // More browsers than cores slow each other down.
  workers: availableParallelism(),
  timeout: 30_000,
  reporter: [['list']],
  // Emptied first, so not the folder that has the times of all steps.
  outputDir: 'test-results/e2e',
  use: {
    ...devices['Desktop Chrome'],
    viewport: {width: 1280, height: 800},
    launchOptions: testBrowser,
    screenshot: 'only-on-failure',
  },
});
