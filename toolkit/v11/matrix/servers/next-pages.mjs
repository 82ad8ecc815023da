import {createNextApiHandler} from '@trpc/server/adapters/next';

import {appRouter} from '../router';

/**
 * An API route, whose parser is off as the page says for uploads. It is JavaScript because the types
 * of Next.js demand `NODE_ENV` of every environment in the program that they are part of.
 */
export default createNextApiHandler({router: appRouter});

export const config = {api: {bodyParser: false}};
