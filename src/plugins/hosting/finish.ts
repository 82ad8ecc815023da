/**
 * Runs after `docusaurus build`, which has no hook that runs after every plugin's last step: checks
 * the whole build against its headers, removes pages from the sitemap that are not their own
 * canonical, and compresses the build.
 *
 * Usage: tsx src/plugins/hosting/finish.ts [directory] [cache directory]
 */
import {ownCacheFolder} from '../../content/cache';
import {checkBuild} from './check';
import {compressBuild} from './compress';
import {readBuildFile} from './files';
import {baseOf, parseHeaders} from './headers';
import {filterSitemap} from './sitemap';
import {readSiteData} from './siteData';

const kilobytes = (bytes: number) => `${Math.round(bytes / 1024)} KB`;

async function finish(directory: string, cache: string): Promise<void> {
  const pages = await checkBuild(directory);
  console.log(`[hosting] ${pages} pages comply with the content security policy.`);
  const {url} = await readSiteData(directory);
  const base = baseOf(parseHeaders(await readBuildFile(directory, '_headers')));
  const listed = await filterSitemap(directory, url + base);
  console.log(`[hosting] ${listed} pages are their own canonical, and in the sitemap.`);
  const {files, plain, gzip, brotli} = await compressBuild(directory, cache);
  console.log(
    `[hosting] ${files} files compressed: ${kilobytes(plain)} plain, ${kilobytes(gzip)} gzip, ` +
      `${kilobytes(brotli)} brotli.`,
  );
}

const [directory = 'build', cache = ownCacheFolder(process.cwd(), 'compressed')] =
  process.argv.slice(2);
finish(directory, cache).catch((error: unknown) => {
  console.error(error instanceof Error ? `[hosting] ${error.message}` : error);
  process.exitCode = 1;
});
