import algoliasearch, {type SearchClient} from 'algoliasearch';
import browserClient from 'algoliasearch/dist/algoliasearch-lite.esm.browser';
import {describe, expect, test} from 'vitest';

import {describePublishing, publish} from '@site/src/plugins/search/hosted/publish';
import {toRecords} from '@site/src/plugins/search/hosted/records';
import {settings, synonyms} from '@site/src/plugins/search/hosted/settings';
import {pages} from './fixture';

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

/**
 * As much of Algolia's client as publishing needs. `tests/commands/search` has the real one.
 *
 * @param indexes - by name, what was sent to them
 * @param fault - an error for a call, such as `docs_next.delete`
 */
function clientOf(
  indexes: Map<string, unknown[]>,
  calls: string[],
  fault: (call: string) => object | undefined = () => undefined,
): SearchClient {
  const call = (name: string, change: () => void) => ({
    wait: async () => {
      const error = fault(name);
      if (error) throw error;
      calls.push(name);
      change();
    },
    catch: () => Promise.resolve(),
  });
  const initIndex = (name: string) => {
    const send = (sent: unknown) => indexes.set(name, [...(indexes.get(name) ?? []), sent]);
    return {
      delete: () => call(`${name}.delete`, () => indexes.delete(name)),
      setSettings: (sent: unknown) => call(`${name}.setSettings`, () => send(sent)),
      saveSynonyms: (sent: unknown) => call(`${name}.saveSynonyms`, () => send(sent)),
      saveObjects: (sent: unknown) => call(`${name}.saveObjects`, () => send(sent)),
    };
  };
  const moveIndex = (from: string, to: string) =>
    call('move', () => {
      indexes.set(to, indexes.get(from) ?? []);
      indexes.delete(from);
    });
  return {initIndex, moveIndex} as unknown as SearchClient;
}

describe('publishing', () => {
  const records = toRecords(pages, 'https://example.com');

  test('fills a temporary index and moves it over the real one', async () => {
    const indexes = new Map<string, unknown[]>([['docs', ['old']]]);
    const calls: string[] = [];
    await publish(clientOf(indexes, calls), 'docs', records);
    expect([...indexes]).toEqual([['docs', [settings, synonyms, records]]]);
    expect(calls).toEqual([
      'docs_next.delete',
      'docs_next.setSettings',
      'docs_next.saveSynonyms',
      'docs_next.saveObjects',
      'move',
    ]);
  });

  test.each([
    ['a wrong key', {status: 403, message: 'No'}, /./, /rejects the key \(No\).*ALGOLIA_WRITE_KEY/],
    ['records refused', {status: 400, message: 'No'}, /saveObjects$/, /Algolia answered: No/],
    ['a move that fails', {status: 400, message: 'No'}, /^move$/, /Algolia answered: No/],
    ['an outage', {name: 'RetryError'}, /setSettings$/, /can't be reached/],
  ])('%s leaves the index as it was', async (_, error, where, message) => {
    const indexes = new Map<string, unknown[]>([['docs', ['old']]]);
    const client = clientOf(indexes, [], (name) => (where.test(name) ? error : undefined));
    await expect(publish(client, 'docs', records)).rejects.toThrow(message);
    expect(indexes.get('docs')).toEqual(['old']);
  });

  test('nothing to publish is an error', async () => {
    await expect(publish(clientOf(new Map(), []), 'docs', [])).rejects.toThrow('npm run build');
  });
});
