import {existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync} from 'node:fs';
import {join} from 'node:path';

import {digest, ownCacheFolder} from '../../src/content/cache';
import {buildSite, cli, copyFixtureSite} from './fixture-site';
import {FIXTURE_SITE} from './test';

const cache = ownCacheFolder(process.cwd(), 'fixture-site');

/** What the fixture site is built from; its packages are those of the lockfile. */
const sources = [
  'src',
  'static',
  'tests/build/fixtures/behaviors',
  'tests/build/fixtures/own-theme',
  'tests/e2e/samples/site',
];

function key(): string {
  const files = sources.flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((name) => join(folder, name)),
  );
  const contents = ['package-lock.json', ...files.sort()]
    .filter((file) => statSync(file).isFile())
    .flatMap((file) => [file, readFileSync(file)]);
  return digest(process.version, ...contents);
}

/** Builds the fixture site for all tests that use it, unless the last run has built the same one. */
export default async function globalSetup(): Promise<void> {
  const directory = join(cache, key());
  if (!existsSync(directory)) {
    rmSync(cache, {recursive: true, force: true});
    const site = copyFixtureSite(['behaviors'], {shareSource: true});
    const unfinished = join(cache, 'unfinished');
    const command = [cli, 'build', '--no-minify', '--out-dir', unfinished];
    const {code, output} = await buildSite(site, command);
    rmSync(site, {recursive: true});
    if (code !== 0) throw new Error(`The fixture site can't be built:\n${output}`);
    renameSync(unfinished, directory);
  }
  process.env[FIXTURE_SITE] = directory;
}
