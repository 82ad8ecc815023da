/**
 * Runs after `docusaurus build`, which has no hook that runs after every plugin's last step: gives feeds
 * their address, compresses the build, and checks that what browsers cache for a year has a hash in its
 * name.
 *
 * Usage: tsx src/plugins/hosting/finish.ts [directory] [cache directory]
 */
import {writeFile} from 'node:fs/promises';
import path from 'node:path';

import {ownCacheFolder} from '../../content/cache';
import {feedName, withSelf} from '../feed/self';
import {compressBuild} from './compress';
import {listFiles, readBuildFile, readSiteData} from './files';
import {isHashed} from './headers';

/**
 * The content hash in a file's name: hexadecimal digits, six if the name also contains a chunk
 * number, eight otherwise; of hover data, ten in groups.
 */
const contentHash = /(?:^|[.-])(?:[0-9a-f]{6,}|[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{2})\./;

/** @throws Error listing files that browsers would keep although their name has no hash */
async function checkHashes(directory: string): Promise<void> {
  const wrong = (await listFiles(directory)).filter(
    (file) => isHashed(file) && !contentHash.test(path.basename(file)),
  );
  if (wrong.length === 0) return;
  throw new Error(
    'Browsers cache these files for a year, but their names contain no hash of their content:\n' +
      wrong.map((file) => `  ${file}`).join('\n'),
  );
}

async function edit(directory: string, file: string, to: (text: string) => string): Promise<void> {
  await writeFile(path.join(directory, file), to(await readBuildFile(directory, file)));
}

async function nameFeeds(directory: string): Promise<void> {
  const {url, baseUrl} = await readSiteData(directory);
  for (const file of (await listFiles(directory)).filter((it) => feedName.test(it)))
    await edit(directory, file, (text) => withSelf(file, text, url + baseUrl + file));
}

/** An error page is the same at any address, so none is its own. */
const ownAddress = /<(?:link[^>]*\brel="?canonical|meta[^>]*\bproperty="?og:url)\b[^>]*>/g;

async function finish(directory: string, cache: string): Promise<void> {
  await checkHashes(directory);
  await nameFeeds(directory);
  await edit(directory, '404.html', (html) => html.replace(ownAddress, ''));
  const {files, plain, brotli} = await compressBuild(directory, cache);
  const [from, to] = [plain, brotli].map((bytes) => Math.round(bytes / 1024));
  console.log(`[hosting] ${files} files compressed, from ${from} KB to ${to} KB with Brotli.`);
}

const [directory = 'build', cache = ownCacheFolder(process.cwd(), 'compressed')] =
  process.argv.slice(2);
finish(directory, cache).catch((error: unknown) => {
  console.error(error instanceof Error ? `[hosting] ${error.message}` : error);
  process.exitCode = 1;
});
