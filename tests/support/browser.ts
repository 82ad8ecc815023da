/** How tests start the browser. */
import type {LaunchOptions} from '@playwright/test';

import {findBrowser, thisMachine} from '../../scripts/browser/find';

const executablePath = findBrowser(thisMachine());

/** As readers have it: for tests that measure time. */
export const readersBrowser: LaunchOptions = {executablePath};

/**
 * Without the optimizing compilers of V8. A test's page lives for seconds, so what they compile, on
 * other threads, is hardly used: with them, two editors that open at the same time take half as long
 * again.
 */
export const testBrowser: LaunchOptions = {
  executablePath,
  args: ['--js-flags=--no-maglev --no-turbofan'],
};
