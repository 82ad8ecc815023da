/**
 * Writes the report of `npm run toolkit:check` as the text of an issue, for the workflow that keeps it:
 * `tsx scripts/toolkit-issue.ts REPORT RUN`, with the report's file and the run's address.
 */
import {existsSync, readFileSync} from 'node:fs';

import {issueText} from './toolkit/issue';

const [report = '', run = ''] = process.argv.slice(2);
process.stdout.write(issueText(existsSync(report) ? readFileSync(report, 'utf8') : '', run));
