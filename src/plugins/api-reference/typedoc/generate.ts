/**
 * The process that writes a reference. It is separate because TypeDoc is an ES module and needs a lot
 * of memory.
 */
import fs from 'node:fs';

import type {Job} from '..';
import {generateReference} from './run';

const job = JSON.parse(fs.readFileSync(process.stdin.fd, 'utf8')) as Job;
generateReference(job).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
