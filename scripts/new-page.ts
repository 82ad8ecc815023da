/**
 * `npm run new -- docs/server/request-ids.mdx` writes a page to fill in, and lists it in the sidebar of
 * its version.
 */
import {newPage} from './new-page/write';

try {
  const [file, ...more] = process.argv.slice(2);
  if (file === undefined || more.length > 0) {
    throw new Error('Name one page, such as: npm run new -- docs/server/request-ids.mdx');
  }
  console.log(newPage(process.cwd(), file));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
