/** `npm run test:a11y`: the long walk over every page, which `npm test` takes in part. */
import {defineConfig} from '@playwright/test';

import base from './playwright.config.mjs';

export default defineConfig(base, {testMatch: '**/*.walk.ts', globalSetup: []});
