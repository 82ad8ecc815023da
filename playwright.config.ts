import {defineConfig, devices} from '@playwright/test';

import {testBrowser} from './tests/support/browser';

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/global-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  // Two cores are what a CI machine has; more browsers than that slow each other down.
  workers: 2,
  timeout: 30_000,
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    ...devices['Desktop Chrome'],
    viewport: {width: 1280, height: 800},
    launchOptions: testBrowser,
    screenshot: 'only-on-failure',
  },
});
