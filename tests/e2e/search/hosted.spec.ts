import type {Page} from '@playwright/test';

import {Store} from '../../../src/plugins/search/client/store';
import type {Question} from '../../../src/plugins/search/engine/search';
import {expect, test, visit} from '../../support/test';
import {readFixture} from '../../unit/search/fixture';
import {openModal, search} from './search';

// The fixture site is built for a hosted index; its hosts are played by this site's engine.
test.use({site: 'fixture'});
test.beforeEach(({expectComplaint}) => expectComplaint(/another host/));

const HOSTS = /https:\/\/fixture(?:-dsn|-[123])?\.algolia(?:net)?\.(?:com|net)\//;

interface Play {
  /** What a host does instead of answering: fails with a status, or says nothing. */
  fault?: (host: string) => number | 'silence' | undefined;
  /** The language of the reader's pages; the small index has English pages only. */
  language?: string;
}

/** A query of Algolia's API: with parameters as a query string (several queries) or beside it (one). */
interface HostedRequest {
  query?: string;
  params?: string;
  [parameter: string]: unknown;
}

function toQuestion({params, ...beside}: HostedRequest, language: string): Question {
  const given = {...beside, ...Object.fromEntries(new URLSearchParams(params))} as Record<
    string,
    unknown
  >;
  const facets = given.facetFilters;
  const filters = typeof facets === 'string' ? facets : JSON.stringify(facets);
  return {
    query: String(given.query),
    page: Number(given.page ?? 0),
    hitsPerPage: Number(given.hitsPerPage),
    facetFilters: JSON.parse(filters.replace(`language:${language}`, 'language:en')),
    snippetWords: 10,
  };
}

/** Answers Algolia's hosts. */
async function playHosts(page: Page, {fault, language = 'en'}: Play = {}) {
  const urls: URL[] = [];
  const bodies: string[] = [];
  const store = new Store(readFixture);
  const ask = (request: HostedRequest) => store.search(toQuestion(request, language));
  await page.route(HOSTS, async (route) => {
    expect(route.request().method()).toBe('POST');
    const url = new URL(route.request().url());
    const body = route.request().postData() ?? '';
    urls.push(url);
    bodies.push(body);
    const planted = fault?.(url.host);
    if (planted === 'silence') return;
    const sent = JSON.parse(body) as HostedRequest & {requests?: HostedRequest[]};
    const answer = sent.requests
      ? {results: await Promise.all(sent.requests.map(ask))}
      : await ask(sent);
    await route.fulfill({
      status: planted ?? 200,
      headers: {'access-control-allow-origin': '*'},
      json: planted === undefined ? answer : {message: `Planted ${planted}`, status: planted},
    });
  });
  return {urls, bodies};
}

/** Lets the paused clock of the page run, a step of 10 ms at a time, until something is so. */
async function tickUntil(page: Page, isSo: () => boolean | Promise<boolean>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(10);
    expect(await isSo()).toBe(true);
  }).toPass({intervals: [20]});
}

/** What the modal asks for, of the body of its request. */
function paramsOf(body = '{}'): URLSearchParams {
  const {requests} = JSON.parse(body) as {requests: {params: string}[]};
  return new URLSearchParams(requests[0]?.params);
}

test('preconnects to the application, and asks it a list with credentials, facets, 20 hits and snippets of 10 words', async ({
  page,
}) => {
  const hosts = await playHosts(page);
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

  const {requests} = JSON.parse(hosts.bodies[0] ?? '{}') as {requests: object[]};
  expect(requests).toEqual([
    {indexName: 'behaviors', query: 'httpBatchLink', params: expect.any(String)},
  ]);
  const params = paramsOf(hosts.bodies[0]);
  const facets = JSON.parse(params.get('facetFilters') ?? '[]') as (string | string[])[];
  expect(facets).toContain('language:en');
  expect(facets.flat()).toContain('docusaurus_tag:default');
  expect(facets.flat().some((filter) => filter.startsWith('docusaurus_tag:docs-'))).toBe(true);
  expect(params.get('hitsPerPage')).toBe('20');
  expect(params.get('attributesToSnippet')).toContain('content:10');
  const fields = JSON.parse(params.get('attributesToRetrieve') ?? '[]') as string[];
  const levels = [0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);
  expect(fields).toEqual(expect.arrayContaining([...levels, 'content', 'type', 'url']));
  expect(params.get('highlightPreTag')).toBe('<mark>');
  expect(params.get('highlightPostTag')).toBe('</mark>');
});

test('asks for snippets of 5 words at 768 px, from the modal and from the page', async ({page}) => {
  const hosts = await playHosts(page);
  await page.setViewportSize({width: 768, height: 800});
  await visit(page, '/search?q=httpLink');
  await expect(page.locator('main article').first()).toBeVisible();
  expect(hosts.bodies[0]).toContain('"attributesToSnippet":["content:5"]');
  await openModal(page);
  await search(page, 'httpBatchLink');
  const snippets = JSON.parse(paramsOf(hosts.bodies.at(-1)).get('attributesToSnippet') ?? '[]');
  expect(snippets).toContain('content:5');
  expect(snippets).toContain('hierarchy.lvl6:5');
});

test('result links are rewritten through the base URL, of which each locale has its own', async ({
  page,
}) => {
  await playHosts(page, {language: 'fr'});
  await visit(page, '/fr/long');
  await openModal(page);
  const {hits} = await search(page, 'wsLink');
  await expect(hits.first().getByRole('link')).toHaveAttribute('href', '/fr/guides/links/wsLink');
});

test('the client moves on to the next host when there is no connection within 1 s', async ({
  page,
}) => {
  const hosts = await playHosts(page, {
    fault: (host) => (host.includes('-dsn') ? 'silence' : undefined),
  });
  await visit(page, '/');
  const {input, hits} = await openModal(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await input.fill('httpBatchLink');
  await tickUntil(page, () => hosts.urls.length === 1);
  await page.clock.runFor(950);
  expect(hosts.urls).toHaveLength(1);
  await page.clock.runFor(100);
  await expect.poll(() => hosts.urls.length).toBe(2);
  await page.clock.resume();
  await expect(hits.locator('mark').first()).toBeVisible();
});

test('the client moves on to the next host when the answer is not read within 2 s', async ({
  page,
}) => {
  // A host that sends the head of its answer, and then nothing.
  await page.addInitScript(() => {
    const {open, send} = XMLHttpRequest.prototype;
    const stuck = new WeakSet<XMLHttpRequest>();
    XMLHttpRequest.prototype.open = function (method: string, url: string | URL) {
      if (String(url).includes('-dsn')) stuck.add(this);
      open.call(this, method, url, true);
    };
    XMLHttpRequest.prototype.send = function (body) {
      if (!stuck.has(this)) return send.call(this, body);
      document.documentElement.dataset.stuck = '';
      Object.defineProperty(this, 'readyState', {value: XMLHttpRequest.HEADERS_RECEIVED});
      this.onreadystatechange?.(new Event('readystatechange'));
    };
  });
  const hosts = await playHosts(page);
  await visit(page, '/');
  const {input, hits} = await openModal(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await input.fill('httpBatchLink');
  await tickUntil(page, () => page.locator('html[data-stuck]').isVisible());
  await page.clock.runFor(1_950);
  expect(hosts.urls).toEqual([]);
  await page.clock.runFor(100);
  await expect.poll(() => hosts.urls.length).toBe(1);
  await page.clock.resume();
  await expect(hits.locator('mark').first()).toBeVisible();
});

test('the client asks no host for 2 minutes after it has failed', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/status of 500/);
  const hosts = await playHosts(page, {
    fault: (host) => (host.includes('-dsn') ? 500 : undefined),
  });
  await visit(page, '/');
  await page.clock.install();
  await openModal(page);
  /** Whether each host that the query is sent to is the one that fails. */
  const ask = async (query: string, title: string) => {
    const {hits} = await search(page, query);
    await expect(hits.first()).toContainText(title);
    return hosts.urls.splice(0).map(({host}) => host.includes('-dsn'));
  };
  expect(await ask('httpBatchLink', 'HTTP Batch Link')).toEqual([true, false]);
  await page.clock.fastForward('01:50');
  expect(await ask('wsLink', 'WebSocket Link')).toEqual([false]);
  await page.clock.fastForward('00:20');
  expect(await ask('useUtils', 'useUtils')).toEqual([true, false]);
});

test('the search page asks the path for a single index, and replaceSearchResultPathname rewrites its hits and those of the modal', async ({
  page,
}) => {
  const hosts = await playHosts(page);
  await visit(page, '/search?q=httpBatchLink');
  await expect(page.locator('main article').first()).toBeVisible();
  expect(hosts.urls[0]?.pathname).toBe('/1/indexes/behaviors/query');
  expect(hosts.urls[0]?.searchParams.get('x-algolia-application-id')).toBe('FIXTURE');
  expect(hosts.urls[0]?.searchParams.get('x-algolia-api-key')).toMatch(/^[0-9a-f]{32}$/);
  const body = JSON.parse(hosts.bodies[0] ?? '{}') as Record<string, unknown>;
  expect(body).toMatchObject({
    query: 'httpBatchLink',
    hitsPerPage: 20,
    attributesToSnippet: ['content:24'],
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
  });

  // replaceSearchResultPathname.
  const moved = /^\/guides\/links\/httpBatchLink/;
  const link = page.locator('main article h2').first().getByRole('link');
  await expect(link).toHaveAttribute('href', moved);
  await openModal(page);
  const {hits} = await search(page, 'httpBatchLink');
  await expect(hits.first().getByRole('link')).toHaveAttribute('href', moved);
});

test('says so when the service refuses the key, and when no host answers', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/status of 403/);
  expectComplaint(/status of 503/);
  let status = 403;
  const hosts = await playHosts(page, {fault: () => status});
  await visit(page, '/');
  const {input, error} = await openModal(page);
  await input.fill('link');
  await expect(error).toContainText('Unable to fetch results');
  const asked = () => new Set(hosts.urls.map(({host}) => host)).size;
  expect(asked()).toBe(1);
  await page.keyboard.press('Escape');

  status = 503;
  await openModal(page);
  await expect(error).toHaveCount(0);
  await input.fill('batch');
  await expect(error).toContainText('Unable to fetch results');
  await expect(error).toContainText('You might want to check your network connection.');
  expect(asked()).toBeGreaterThan(1);
});
