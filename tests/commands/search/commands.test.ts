/** The command as people start it: its words, its exit codes. */
import {spawn} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import {toIndexFiles} from '@site/src/plugins/search/build/shards';
import {toRecords} from '@site/src/plugins/search/hosted/records';
import {pages} from '../../unit/search/fixture';

const KEY = '0123456789abcdef0123456789abcdef';
const HOSTED = {ALGOLIA_APP_ID: 'FIXTURE', ALGOLIA_API_KEY: KEY, ALGOLIA_INDEX_NAME: 'docs'};

const site = mkdtempSync(path.join(tmpdir(), 'search-commands-'));
const build = path.join(site, 'build');

beforeAll(() => {
  mkdirSync(path.join(build, 'search-index'), {recursive: true});
  for (const {name, content} of toIndexFiles(pages, 'https://example.com')) {
    writeFileSync(path.join(build, 'search-index', name), content);
  }
});
afterAll(() => rmSync(site, {recursive: true, force: true}));

function publish(args: string[], variables = {}): Promise<{code: number | null; output: string}> {
  const tsx = path.resolve('node_modules/tsx/dist/cli.mjs');
  const script = path.resolve('scripts/search-publish.ts');
  const {PATH, HOME} = process.env;
  const child = spawn(process.execPath, [tsx, script, '--dir', build, ...args], {
    env: {PATH, HOME, ...variables} as NodeJS.ProcessEnv,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (output += chunk));
  return new Promise((resolve) => child.on('close', (code) => resolve({code, output})));
}

describe.concurrent('search:publish', () => {
  test('--dry-run prints counts and settings, and sends nothing', async () => {
    const {code, output} = await publish(['--dry-run']);
    expect(output).toContain(`Index trpc-docs: ${toRecords(pages, '').length} records`);
    expect(output).toContain('"searchableAttributes"');
    expect(output).toContain('Nothing was sent.');
    expect(code).toBe(0);
  });

  test('without its variables says which it needs', async () => {
    const {code, output} = await publish([]);
    expect(output).toContain('Publishing needs ALGOLIA_APP_ID');
    expect(code).toBe(1);
  });

  test('without a build says how to get one', async () => {
    const {code, output} = await publish(['--dir', path.join(site, 'none')]);
    expect(output).toContain('Run "npm run build" first');
    expect(code).toBe(1);
  });

  describe('to a service that rejects the key', () => {
    const asked: string[] = [];
    const service = createServer((request, response) => {
      asked.push(`${request.method} ${request.url?.split('?')[0]}`);
      response
        .writeHead(403, {'Content-Type': 'application/json'})
        .end('{"message": "Invalid Application-ID or API key", "status": 403}');
    });
    afterAll(() => new Promise((resolve) => service.close(resolve)));

    test('says what the key must be allowed to do', async () => {
      await new Promise<void>((resolve) => service.listen(0, 'localhost', resolve));
      const {port} = service.address() as AddressInfo;
      const variables = {...HOSTED, ALGOLIA_WRITE_KEY: KEY};
      const {code, output} = await publish(['--host', `localhost:${port}`], variables);
      expect(output).toContain('Algolia rejects the key (Invalid Application-ID or API key)');
      expect(output).toContain('The index docs is unchanged.');
      expect(code).toBe(1);
      expect(asked.every((call) => call === 'DELETE /1/indexes/docs_next')).toBe(true);
    });
  });
});
