/**
 * Follows the guides as a reader does, all of them or those given as arguments. Exits with 1 if one
 * of them does not do what it says.
 *
 * --today  with what the registry gives today, instead of as of the pinned date
 * --force  follows what is known to work, too
 */
import path from 'node:path';
import process from 'node:process';
import {parseArgs} from 'node:util';

import {Guides, guidesOf} from './guides';
import {describeResult, summary} from './report';
import {unfollowed} from './unfollowed';

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {today: {type: 'boolean', default: false}, force: {type: 'boolean', default: false}},
});

async function main() {
  const siteDir = process.cwd();
  const all = await guidesOf(siteDir);
  const files = positionals.map((file) =>
    path.relative(siteDir, path.resolve(file)).split(path.sep).join('/'),
  );
  const unknown = files.filter((file) => !all.includes(file));
  if (unknown.length > 0) {
    console.error(
      `No guides with an install command: ${unknown.join(', ')}. Give paths such as docs/quickstart.mdx.`,
    );
    process.exitCode = 1;
    return;
  }
  const guides = new Guides(siteDir, values);
  try {
    const results = await guides.followAll(files.length > 0 ? files : all, (result) =>
      console.log(describeResult(result)),
    );
    if (files.length === 0) {
      for (const [file, reason] of Object.entries(unfollowed)) {
        console.log(`installed only      ${file}: ${reason}`);
      }
    }
    console.log(`\n${summary(results)}`);
    if (results.some(({failures}) => failures.length > 0)) process.exitCode = 1;
  } finally {
    await guides.close();
  }
}

void main();
