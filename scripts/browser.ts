/**
 * `npm run browser` prints the path of the browser that tests run in. It installs Chromium's headless
 * shell even if there is another browser, and falls back to that browser.
 */
import {findBrowser, thisMachine} from './browser/find';

try {
  console.log(findBrowser(thisMachine({wantsShell: true})));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
