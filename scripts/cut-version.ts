/**
 * `npm run version:cut` freezes the pages in `docs/` as a version and turns `docs/` into the next
 * major. If it can't do all of that, it changes nothing, says why and exits with 1.
 */
import {cutVersion, nextSteps} from './cut-version/cut';

try {
  console.log(nextSteps(cutVersion(process.cwd())));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
