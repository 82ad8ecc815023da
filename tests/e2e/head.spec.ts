/**
 * After a link is followed, the head is the same as in the next page's HTML, with nothing left over
 * from the previous page.
 */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {readPage} from '../support/build';
import {expect, mainDirectory, test, visit} from '../support/test';

import {follow} from './a11y/walk';

/** One page of each kind, and back to where it began. */
const pages = [
  '/docs/typedoc/server/router',
  '/docs/v10/quickstart',
  '/',
  '/blog',
  '/blog/tags',
  '/pricing',
  '/search',
  '/docs/concepts',
  '/docs/quickstart',
];

/** Only for those who read no more than the HTML; see `CrawlerHead.tsx` of `social-cards`. */
const forCrawlers = / (?:twitter:(?!card)|og:(?:image:|site_name))/;

/** Runs in the page: what the head says, a line each, of the document or of the HTML of a path. */
async function headOf(path: string | null): Promise<string[]> {
  const html = path && (await (await fetch(path)).text());
  const page = html ? new DOMParser().parseFromString(html, 'text/html') : document;
  const {className, lang, dir} = page.documentElement;
  // Without the code of Docusaurus' notice of a wrong base URL, which only the home page's HTML has.
  const ours = page.head.querySelectorAll('[data-rh]:not(title, script:not([type]))');
  const tags = [...ours].map((tag) => {
    const attributes = [...tag.attributes].map(({name, value}) => `${name} ${value}`).sort();
    // The HTML is minified.
    return [tag.localName, ...attributes, tag.textContent].join(' ').replaceAll(', ', ',');
  });
  return [page.title, className, lang, dir, ...tags.sort()];
}

test('the head of a page is the same whether it is opened by a link or by its address', async ({
  page,
}) => {
  const expectHeadOf = async (path: string) => {
    const html = await page.evaluate(headOf, path);
    const expected = html.filter((line) => !forCrawlers.test(line));
    expect(expected.length).toBeGreaterThan(10);
    await expect.poll(() => page.evaluate(headOf, null), path).toEqual(expected);
  };
  await visit(page, '/docs/quickstart');
  await expectHeadOf('/docs/quickstart');
  for (const path of pages) {
    await follow(page, path);
    await expectHeadOf(path);
  }
});

test('structured data stays when the page becomes interactive, and goes with the page', async ({
  page,
}) => {
  const data = page.locator('script[type="application/ld+json"]');
  await visit(page, '/docs/quickstart');
  const html = readFileSync(join(mainDirectory, 'docs/quickstart.html'), 'utf8');
  const texts = (await data.allTextContents()).map((text) => JSON.parse(text) as unknown);
  expect(texts).toEqual(readPage('docs/quickstart.html', html).data);
  expect(texts.length).toBeGreaterThan(0);
  await follow(page, '/docs/concepts');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Concepts');
  await expect(data).toHaveCount(0);
});
