/** `npm run search:serve [-- --port 7700 --dir build]`: answers search requests over HTTP. */
import {existsSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {MANIFEST_FILE} from '../src/plugins/search/build/shards';
import {INDEX_FOLDER} from '../src/plugins/search/global-data';
import {createSearchServer} from '../src/plugins/search/hosted/server';
import {readIndexFile} from '../src/plugins/search';

function fail(reason: string): void {
  console.error(`Search can't be served: ${reason}`);
  process.exitCode = 1;
}

function main(): void {
  const {values} = parseArgs({
    options: {port: {type: 'string', default: '7700'}, dir: {type: 'string', default: 'build'}},
  });
  const outDir = path.resolve(values.dir);
  if (!existsSync(path.join(outDir, INDEX_FOLDER, MANIFEST_FILE))) {
    fail(
      `there is no index in ${values.dir}. Run "npm run build" first, without the ALGOLIA_ variables.`,
    );
    return;
  }
  const server = createSearchServer({readFile: (name) => readIndexFile(outDir, name)});
  server.on('error', (error) => fail(error.message));
  server.listen(Number(values.port), 'localhost', () => {
    const {port} = server.address() as AddressInfo;
    console.log(`Search of ${values.dir} answers at http://localhost:${port}/1/indexes/*/queries`);
  });
}

main();
