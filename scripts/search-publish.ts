/**
 * `npm run search:publish [-- --dry-run --dir build --host localhost:8080]`: sends the records of a
 * build to Algolia, or over plain HTTP to a mock host.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';

import algoliasearch from 'algoliasearch';

import {environment} from '../src/config/environment';
import {readBuiltPages} from '../src/plugins/search/build/shards';
import {describePublishing, publish} from '../src/plugins/search/hosted/publish';
import {toRecords} from '../src/plugins/search/hosted/records';

/** The client's `CallEnum.Any`, which only exists as a type. */
const READS_AND_WRITES = 3;

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      'dry-run': {type: 'boolean', default: false},
      dir: {type: 'string', default: 'build'},
      host: {type: 'string'},
    },
  });
  const {ALGOLIA_APP_ID, ALGOLIA_WRITE_KEY, ALGOLIA_INDEX_NAME, SITE_URL} = environment;
  const pages = await readBuiltPages(path.resolve(values.dir));
  const records = toRecords(pages, SITE_URL);
  const indexName = ALGOLIA_INDEX_NAME ?? 'trpc-docs';
  console.log(describePublishing(records, indexName));
  if (values['dry-run']) {
    console.log('Nothing was sent.');
    return;
  }
  if (ALGOLIA_APP_ID === undefined || ALGOLIA_WRITE_KEY === undefined) {
    throw new Error(
      'Publishing needs ALGOLIA_APP_ID, ALGOLIA_API_KEY, ALGOLIA_INDEX_NAME and ALGOLIA_WRITE_KEY.',
    );
  }
  const client = algoliasearch(ALGOLIA_APP_ID, ALGOLIA_WRITE_KEY, {
    ...(values.host === undefined
      ? {}
      : {hosts: [{url: values.host, protocol: 'http', accept: READS_AND_WRITES}]}),
  });
  await publish(client, indexName, records);
  console.log(`Published ${records.length} records to ${indexName}.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
