import type {Options} from '@docusaurus/preset-classic';

import {environment} from './environment';

/** Sends a page view with path, search and hash on each route change; absent without `GTAG_ID`. */
export const gtag = environment.GTAG_ID
  ? ({trackingID: environment.GTAG_ID, anonymizeIP: true} satisfies Options['gtag'])
  : undefined;
