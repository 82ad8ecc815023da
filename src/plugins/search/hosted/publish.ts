/** Replaces a hosted index atomically. */
import type {SearchClient} from 'algoliasearch';

import type {DocSearchRecord} from './records';
import {settings, synonyms} from './settings';

/** A summary of what publishing is about to do. */
export function describePublishing(records: readonly DocSearchRecord[], indexName: string): string {
  const count = (name: 'type' | 'docusaurus_tag') => {
    const counts = new Map<string, number>();
    for (const record of records) counts.set(record[name], (counts.get(record[name]) ?? 0) + 1);
    return [...counts]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([value, number]) => `    ${value}: ${number}`);
  };
  return [
    `Index ${indexName}: ${records.length} records, ${synonyms.length} synonyms`,
    '  by type',
    ...count('type'),
    '  by version',
    ...count('docusaurus_tag'),
    '  settings',
    ...JSON.stringify(settings, null, 2)
      .split('\n')
      .map((line) => `    ${line}`),
  ].join('\n');
}

interface AlgoliaError {
  name?: string;
  status?: number;
  message?: string;
}

function explain(error: unknown, indexName: string): Error {
  const {status, name, message = String(error)} = error as AlgoliaError;
  const unchanged = `The index ${indexName} is unchanged.`;
  if (status === 401 || status === 403) {
    return new Error(
      `Algolia rejects the key (${message}). ALGOLIA_WRITE_KEY must be a key of the application ALGOLIA_APP_ID with ` +
        `the permissions addObject, editSettings, settings, deleteIndex and deleteObject. ${unchanged}`,
    );
  }
  if (name === 'RetryError')
    return new Error(`Algolia can't be reached. ${unchanged} Try again later.`);
  return new Error(`Algolia answered: ${message}. ${unchanged}`);
}

/**
 * Fills a temporary index and moves it over the real one, which Algolia does atomically: searches see
 * either the old records or the new ones.
 *
 * @throws Error that says what to do; the index is then unchanged
 */
export async function publish(
  client: SearchClient,
  indexName: string,
  records: readonly DocSearchRecord[],
): Promise<void> {
  if (records.length === 0)
    throw new Error('There are no records to publish. Run "npm run build" first.');
  const temporaryName = `${indexName}_next`;
  const temporary = client.initIndex(temporaryName);
  try {
    // Otherwise, leftovers of an interrupted run would be published, too.
    await temporary.delete().wait();
    await temporary.setSettings(settings).wait();
    await temporary.saveSynonyms(synonyms).wait();
    await temporary.saveObjects(records).wait();
    await client.moveIndex(temporaryName, indexName).wait();
  } catch (error) {
    // The first error is the one that matters; the next run deletes any leftovers.
    await temporary.delete().catch(() => undefined);
    throw explain(error, indexName);
  }
}
