/** `npm run toolkit:raise`: pins the newest releases of tRPC that work together in each toolkit. */
import path from 'node:path';

import {pin} from './toolkit/pin';
import {fromRegistry, raises} from './toolkit/releases';

const siteDir = path.resolve(__dirname, '..');
const all = raises(siteDir, fromRegistry);
if (all.length > 0) pin(siteDir, all);
for (const {toolkit, to} of all) console.log(`${toolkit.folder}: ${toolkit.release} → ${to}`);
console.log(
  all.length > 0
    ? 'Pinned and installed. `npm run samples -- --run` shows what differs.'
    : 'Every toolkit has the newest releases that go together.',
);
