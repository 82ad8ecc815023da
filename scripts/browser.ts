/**
 * `npm run browser` prints the path of the browser that tests run in. It installs Chromium's headless
 * shell also where there is another browser, which it falls back to.
 */
import {findBrowser, thisMachine} from './browser/find';

try {
  console.log(findBrowser(thisMachine({wantsShell: true})));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
