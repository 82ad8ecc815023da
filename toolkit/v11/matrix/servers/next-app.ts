import {fetchRequestHandler} from '@trpc/server/adapters/fetch';

import {appRouter} from '../router';

/** A route handler. */
const handler = (req: Request): Promise<Response> =>
  fetchRequestHandler({endpoint: '/api/app', req, router: appRouter});

export {handler as GET, handler as POST};
