/** The Node.js modules that the playground provides, by name without `node:`. */
import path from 'node:path';

const folder = path.join(__dirname, '../frame/node');

export const builtins: ReadonlyMap<string, string> = new Map(
  Object.entries({
    assert: 'assert.ts',
    'assert/strict': 'assert.ts',
    buffer: 'buffer.ts',
    crypto: 'crypto.ts',
    events: 'events.ts',
    http: 'http.ts',
    process: 'process.ts',
    stream: 'stream.ts',
    'timers/promises': 'timers-promises.ts',
    util: 'util.ts',
  }).map(([name, file]) => [name, path.join(folder, file)]),
);
