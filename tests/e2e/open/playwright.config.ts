/** `npm run test:open`: ten pages in half a minute, where there is a browser; it installs none. */
import {availableParallelism} from 'node:os';

import {defineConfig, devices} from '@playwright/test';

import {findBrowser, thisMachine} from '../../../scripts/browser/find';

function browser(): string | undefined {
  try {
    return findBrowser({...thisMachine(), canInstall: false});
  } catch (error) {
    console.log(`No page was opened. ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}

const executablePath = browser();

export default defineConfig({
  testDir: '.',
  testMatch: executablePath ? '*.walk.ts' : [],
  outputDir: '../../../test-results/open',
  fullyParallel: true,
  workers: availableParallelism(),
  reporter: [['list']],
  use: {...devices['Desktop Chrome'], launchOptions: {executablePath}},
});
