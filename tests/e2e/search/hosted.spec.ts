import type {AddressInfo} from 'node:net';

import type {Route} from '@playwright/test';

import {createSearchServer, type Fault} from '../../../src/plugins/search/hosted/server';
import {expect, test, visit} from '../../support/test';
import {readFixture} from '../../unit/search/fixture';
import {modal, openModal, search} from './search';

// The fixture site is built for a hosted index; its hosts are played by the search server.
test.use({site: 'fixture'});

const HOSTS = /https:\/\/fixture(?:-dsn|-[123])?\.algolia(?:net)?\.(?:com|net)\//;

/** Answers Algolia's hosts over HTTP from the search server; `fault` is asked with each host. */
async function playHosts(
  route: (pattern: RegExp, handler: (route: Route) => Promise<void>) => Promise<unknown>,
  fault: (host: string) => Fault | undefined,
) {
  const urls: URL[] = [];
  const bodies: string[] = [];
  const server = createSearchServer({
    readFile: readFixture,
    fault: (request) => fault(String(request.headers['x-host'])),
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  await route(HOSTS, async (intercepted) => {
    const url = new URL(intercepted.request().url());
    urls.push(url);
    bodies.push(intercepted.request().postData() ?? '');
    const response = await intercepted
      .fetch({
        url: origin + url.pathname + url.search,
        headers: {'x-host': url.host, 'content-type': 'text/plain'},
        timeout: 20_000,
      })
      .catch(() => null);
    await (response ? intercepted.fulfill({response}) : intercepted.abort()).catch(() => undefined);
  });
  return {
    urls,
    bodies,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

test('preconnects to the application, and asks it with the credentials in the query string', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/another host: https:\/\/fixture-dsn\.algolia\.net/);
  const hosts = await playHosts(
    (...args) => page.route(...args),
    () => undefined,
  );
  await visit(page, '/');
  await expect(
    page.locator('link[rel=preconnect][href="https://FIXTURE-dsn.algolia.net"]'),
  ).toHaveCount(1);
  await openModal(page);
  await search(page, 'httpBatchLink');
  const asked = hosts.urls[0];
  expect(asked?.pathname).toBe('/1/indexes/*/queries');
  expect(asked?.searchParams.get('x-algolia-application-id')).toBe('FIXTURE');
  expect(asked?.searchParams.get('x-algolia-api-key')).toBe('0123456789abcdef0123456789abcdef');
  await hosts.close();
});

test('asks for the reader’s language and version, 20 hits, and snippets of 10 words', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/another host/);
  const hosts = await playHosts(
    (...args) => page.route(...args),
    () => undefined,
  );
  await visit(page, '/');
  await openModal(page);
  await search(page, 'httpBatchLink');
  const {requests} = JSON.parse(hosts.bodies[0] ?? '{}') as {requests: {params: string}[]};
  const params = new URLSearchParams(requests[0]?.params);
  const facets = JSON.parse(params.get('facetFilters') ?? '[]') as (string | string[])[];
  expect(facets).toContain('language:en');
  expect(facets.flat()).toContain('docusaurus_tag:default');
  expect(facets.flat().some((filter) => filter.startsWith('docusaurus_tag:docs-'))).toBe(true);
  expect(params.get('hitsPerPage')).toBe('20');
  expect(params.get('attributesToSnippet')).toContain('content:10');
  await hosts.close();
});

test('says so when the service refuses the key', async ({page, expectComplaint}) => {
  expectComplaint(/another host/);
  expectComplaint(/status of 403/);
  const hosts = await playHosts(
    (...args) => page.route(...args),
    () => ({status: 403}),
  );
  await visit(page, '/');
  const {input, error} = await openModal(page);
  await input.fill('link');
  await expect(error).toContainText('Unable to fetch results');
  expect(new Set(hosts.urls.map(({host}) => host)).size).toBe(1);
  await hosts.close();
});

test('goes on to the next host after a 5xx', async ({page, expectComplaint}) => {
  expectComplaint(/another host/);
  expectComplaint(/status of 500/);
  const hosts = await playHosts(
    (...args) => page.route(...args),
    (host) => (host.includes('-dsn') ? {status: 500} : undefined),
  );
  await visit(page, '/');
  await openModal(page);
  await search(page, 'httpBatchLink');
  expect(new Set(hosts.urls.map(({host}) => host)).size).toBeGreaterThan(1);
  await hosts.close();
});

test('shows a slow answer as stalled', async ({page, expectComplaint}) => {
  expectComplaint(/another host/);
  const hosts = await playHosts(
    (...args) => page.route(...args),
    () => ({delay: 1_500}),
  );
  await visit(page, '/');
  const {input, container, hits} = await openModal(page);
  await input.fill('httpBatchLink');
  await expect(container).toHaveClass(/Stalled/);
  await expect(hits.first()).toBeVisible();
  await hosts.close();
});

test('says so when no host answers', async ({page, expectComplaint}) => {
  expectComplaint(/another host/);
  expectComplaint(/status of 503/);
  const hosts = await playHosts(
    (...args) => page.route(...args),
    () => ({status: 503}),
  );
  await visit(page, '/');
  const {input} = await openModal(page);
  await input.fill('link');
  await expect(modal(page).error).toContainText('Unable to fetch results');
  await expect(modal(page).error).toContainText('You might want to check your network connection.');
  await hosts.close();
});

test('the search page asks the path for a single index', async ({page, expectComplaint}) => {
  expectComplaint(/another host/);
  const hosts = await playHosts(
    (...args) => page.route(...args),
    () => undefined,
  );
  await visit(page, '/search?q=httpBatchLink');
  await expect(page.locator('main article').first()).toBeVisible();
  expect(hosts.urls[0]?.pathname).toBe('/1/indexes/behaviors/query');
  const body = JSON.parse(hosts.bodies[0] ?? '{}') as Record<string, unknown>;
  expect(body).toMatchObject({
    query: 'httpBatchLink',
    hitsPerPage: 20,
    attributesToSnippet: ['content:10'],
  });
  await hosts.close();
});

test('replaceSearchResultPathname rewrites the addresses of hits, on the page and in the modal', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/another host/);
  const hosts = await playHosts(
    (...args) => page.route(...args),
    () => undefined,
  );
  await visit(page, '/search?q=httpBatchLink');
  const moved = /^\/guides\/links\/httpBatchLink/;
  const link = page.locator('main article').first().getByRole('link');
  await expect(link).toHaveAttribute('href', moved);
  await openModal(page);
  const {hits} = await search(page, 'httpBatchLink');
  await expect(hits.first().getByRole('link')).toHaveAttribute('href', moved);
  await hosts.close();
});
