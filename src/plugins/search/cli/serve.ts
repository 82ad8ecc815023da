/** `npm run search:serve [-- --port 7700 --dir build]`: answers search requests over HTTP. */
import path from 'node:path';
import {parseArgs} from 'node:util';

import {createSearchServer} from '../hosted/server';
import {readIndexFile} from '../index';

const {values} = parseArgs({
  options: {port: {type: 'string', default: '7700'}, dir: {type: 'string', default: 'build'}},
});
const outDir = path.resolve(values.dir);

const server = createSearchServer({readFile: (name) => readIndexFile(outDir, name)});
server.on('error', (error) => {
  console.error(`Search can't be served: ${error.message}`);
  process.exitCode = 1;
});
server.listen(Number(values.port), 'localhost', () => {
  console.log(
    `Search of ${values.dir} answers at http://localhost:${values.port}/1/indexes/*/queries`,
  );
});
