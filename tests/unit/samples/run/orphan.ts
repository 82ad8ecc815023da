// Started by process.test.ts, which kills it: a runner whose sample goes on for ever.
import {run} from './run';

void run({
  'client/index.ts': `
import fs from 'node:fs';
fs.writeFileSync(${JSON.stringify(process.argv[2])}, String(process.pid));
setInterval(() => {}, 100);
`,
});
