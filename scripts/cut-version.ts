/**
 * `npm run version:cut -- 11.x` freezes the pages in `docs/` as version 11.x and turns `docs/` into
 * the next major. If it can't do all of that, it changes nothing, says why and exits with 1.
 */
import {cutVersion, nextSteps} from './cut-version/cut';

try {
  console.log(nextSteps(cutVersion(process.cwd(), process.argv.slice(2))));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
