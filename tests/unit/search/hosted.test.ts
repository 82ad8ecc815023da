import {createServer, type IncomingMessage, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';

import algoliasearch, {type SearchClient} from 'algoliasearch';
import browserClient from 'algoliasearch/dist/algoliasearch-lite.esm.browser';
import {afterEach, describe, expect, test} from 'vitest';

import {describePublishing, publish} from '@site/src/plugins/search/hosted/publish';
import {toRecords} from '@site/src/plugins/search/hosted/records';
import {settings, synonyms} from '@site/src/plugins/search/hosted/settings';
import {pages} from './fixture';

const running: Server[] = [];

afterEach(async () => {
  await Promise.all(
    running.splice(0).map((server) => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    }),
  );
});

async function listen(server: Server): Promise<string> {
  running.push(server);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return `localhost:${(server.address() as AddressInfo).port}`;
}

test('is given 1 s for a connection, 2 s to read and 30 s to write', () => {
  expect(browserClient('APPID', 'KEY').transporter.timeouts).toEqual({
    connect: 1,
    read: 2,
    write: 30,
  });
  expect(algoliasearch('APPID', 'KEY').transporter.timeouts.write).toBe(30);
});

describe('records', () => {
  const records = toRecords(pages, 'https://example.com');

  test('have DocSearch’s shape', () => {
    expect(records.find(({url}) => url.endsWith('#check-a-role'))).toEqual({
      objectID: '/docs/server/authorization#2',
      url: 'https://example.com/docs/server/authorization#check-a-role',
      url_without_anchor: 'https://example.com/docs/server/authorization',
      anchor: 'check-a-role',
      hierarchy: {
        lvl0: 'Server',
        lvl1: 'Authorization',
        lvl2: 'Check a role',
        lvl3: null,
        lvl4: null,
        lvl5: null,
        lvl6: null,
      },
      content: null,
      type: 'lvl2',
      language: 'en',
      docusaurus_tag: 'docs-default-current',
      version: 'current',
      weight: {page_rank: 100, level: 80, position: 2},
    });
  });

  test('have different ids, and none is larger than Algolia takes', () => {
    expect(new Set(records.map(({objectID}) => objectID)).size).toBe(records.length);
    expect(Math.max(...records.map((record) => JSON.stringify(record).length))).toBeLessThan(
      10_000,
    );
  });

  test('a dry run says what would be sent', () => {
    const text = describePublishing(records, 'docs');
    expect(text).toContain(`Index docs: ${records.length} records`);
    expect(text).toContain('docs-default-10.x: 6');
    expect(text).toContain('"attributeForDistinct": "url"');
  });
});

/** As much of Algolia as publishing needs: indexes that can be filled, set up, moved and deleted. */
class StandIn {
  readonly indexes = new Map<
    string,
    {objects: unknown[]; settings?: unknown; synonyms?: unknown}
  >();
  readonly calls: string[] = [];
  refuse: ((call: string) => number | undefined) | undefined;

  async start(): Promise<SearchClient> {
    const server = createServer(
      (request, response) =>
        void this.answer(request).then(({status, body}) => {
          response
            .writeHead(status, {'Content-Type': 'application/json'})
            .end(JSON.stringify(body));
        }),
    );
    return algoliasearch('APPID', 'WRITEKEY', {
      // For any call (3).
      hosts: [{protocol: 'http', url: await listen(server), accept: 3}],
    });
  }

  private async answer(request: IncomingMessage): Promise<{status: number; body: object}> {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const call = `${request.method} ${pathname}`;
    const refused = this.refuse?.(call);
    if (refused !== undefined)
      return {status: refused, body: {message: `Planted ${refused}`, status: refused}};
    if (call.includes('/task/'))
      return {status: 200, body: {status: 'published', pendingTask: false}};
    this.calls.push(call);
    const body = chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : {};
    const [, name = '', action = ''] = /^\/1\/indexes\/([^/]+)\/?(.*)$/.exec(pathname) ?? [];
    const index = this.indexes.get(name) ?? {objects: []};
    this.indexes.set(name, index);
    if (request.method === 'DELETE') this.indexes.delete(name);
    else if (action === 'settings') index.settings = body;
    else if (action === 'synonyms/batch') index.synonyms = body;
    else if (action === 'batch')
      index.objects.push(...body.requests.map((entry: {body: unknown}) => entry.body));
    else if (action === 'operation' && body.operation === 'move') {
      this.indexes.set(body.destination, index);
      this.indexes.delete(name);
    } else return {status: 404, body: {message: `Unexpected ${call}`, status: 404}};
    return {
      status: 200,
      body: {
        taskID: 1,
        objectIDs: [],
        updatedAt: '2026-01-01T00:00:00Z',
        deletedAt: '2026-01-01T00:00:00Z',
      },
    };
  }
}

describe('publishing', () => {
  const records = toRecords(pages, 'https://example.com');

  test('fills a temporary index and moves it over the real one', async () => {
    const standIn = new StandIn();
    standIn.indexes.set('docs', {objects: ['old']});
    await publish(await standIn.start(), 'docs', records);
    expect([...standIn.indexes.keys()]).toEqual(['docs']);
    expect(standIn.indexes.get('docs')).toEqual({objects: records, settings, synonyms});
    expect(standIn.calls).toEqual([
      'DELETE /1/indexes/docs_next',
      'PUT /1/indexes/docs_next/settings',
      'POST /1/indexes/docs_next/synonyms/batch',
      'POST /1/indexes/docs_next/batch',
      'POST /1/indexes/docs_next/operation',
    ]);
  });

  test.each([
    ['a wrong key', 403, /./, /rejects the key \(Planted 403\).*ALGOLIA_WRITE_KEY/],
    ['records refused half-way', 400, /batch$/, /Algolia answered: Planted 400/],
    ['a move that fails', 400, /operation$/, /Algolia answered/],
    ['an outage', 503, /settings$/, /can't be reached/],
  ])('%s leaves the index as it was', async (_, status, where, message) => {
    const standIn = new StandIn();
    standIn.indexes.set('docs', {objects: ['old']});
    standIn.refuse = (call) => (where.test(call) ? status : undefined);
    await expect(publish(await standIn.start(), 'docs', records)).rejects.toThrow(message);
    expect(standIn.indexes.get('docs')).toEqual({objects: ['old']});
  });

  test('nothing to publish is an error', async () => {
    await expect(publish(await new StandIn().start(), 'docs', [])).rejects.toThrow('npm run build');
  });
});
