import {expect, test} from 'vitest';

import {nearestPage} from '../../../src/versions/nearestPage';

const pages = [
  '/docs/v10',
  '/docs/v10/client/react/useQuery',
  '/docs/v10/client/react/useQueries',
  '/docs/v10/server/routers',
  '/docs/v10/server/middlewares',
].map((path) => ({path}));

test.each([
  ['/docs/v10/router', '/docs/v10/server/routers'],
  ['/docs/v10/server/midlewares', '/docs/v10/server/middlewares'],
  ['/docs/v10/react/usequery/', '/docs/v10/client/react/useQuery'],
  ['/docs/v10/usequeries', '/docs/v10/client/react/useQueries'],
  ['/docs/v10/nowhere', undefined],
  ['/docs/v10/%', undefined],
])('a reader of %s may mean %s', (path, nearest) => {
  expect(nearestPage(pages, path)?.path).toBe(nearest);
});
