import {fetchRequestHandler} from '@trpc/server/adapters/fetch';

import {appRouter} from '../router';

export const handle = (req: Request): Promise<Response> =>
  fetchRequestHandler({endpoint: '/trpc', req, router: appRouter});
