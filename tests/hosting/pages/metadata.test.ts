/** What pages say about themselves to programs that show links to them. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';
import * as z from 'zod';

import {fileFinder, readPages, type BuiltPage} from '../../support/build';
import {build} from '../shown';

/** Tags that every page has once. */
const onlyOnce = [
  ...['description', 'image', 'image:alt', 'image:height', 'image:type', 'image:width'].map(
    (name) => `og:${name}`,
  ),
  ...['site_name', 'title', 'type', 'url'].map((name) => `og:${name}`),
  ...['card', 'image', 'title'].map((name) => `twitter:${name}`),
];

const pages = readPages(build);
const home = pageOf('index.html').canonical[0] ?? '';
const fileOf = fileFinder(build, home);

function pageOf(file: string): BuiltPage {
  const page = pages.find((candidate) => candidate.file === file);
  if (!page) throw new Error(`The build has no ${file}`);
  return page;
}

function valuesOf({tags}: BuiltPage, name: string): string[] {
  return tags.filter(([tag]) => tag === name).map(([, content]) => content);
}

/** What is wrong with pages, as one list: a test that fails shows all of it. */
function problems(check: (page: BuiltPage) => string[]): string[] {
  return pages.flatMap((page) => check(page).map((problem) => `${page.file}: ${problem}`));
}

test('each page has every tag of a preview once, and none is empty', () => {
  // An error page is the same at any address.
  const optional = (file: string, name: string) => file === '404.html' && name === 'og:url';
  expect(pages.length).toBeGreaterThan(200);
  const wrong = problems((page) =>
    onlyOnce
      .map((name) => ({name, values: valuesOf(page, name)}))
      .filter(({values}) => values.length !== 1 || values[0] === '')
      .filter(({name}) => !optional(page.file, name))
      .map(({name, values}) => `${name} is ${JSON.stringify(values)}`),
  );
  expect(wrong).toEqual([]);
});

test('the not-found page, which answers at any address, names none as its own', () => {
  expect(pageOf('404.html').canonical).toEqual([]);
});

test('each page but the not-found page has a description, which is not the tagline', () => {
  const tagline = valuesOf(pageOf('404.html'), 'og:description')[0];
  const wrong = problems((page) => {
    const values = valuesOf(page, 'description');
    if (page.file === '404.html') return [];
    return values.length === 1 && values[0] && values[0] !== tagline
      ? []
      : [`description is ${JSON.stringify(values)}`];
  });
  expect(wrong).toEqual([]);
});

test('tags of one page agree with each other', () => {
  const wrong = problems((page) => {
    const value = (name: string) => valuesOf(page, name)[0];
    const pairs = [
      ['canonical and og:url', page.canonical.join() || undefined, value('og:url')],
      ['title and og:title', page.title, value('og:title')],
      ['title and twitter:title', page.title, value('twitter:title')],
      ['title and og:image:alt', page.title, value('og:image:alt')],
      ['og:image and twitter:image', value('og:image'), value('twitter:image')],
      ['twitter:card', value('twitter:card'), 'summary_large_image'],
      ['og:image:type', value('og:image:type'), 'image/png'],
    ] as const;
    return pairs.filter(([, a, b]) => a !== b).map(([what, a, b]) => `${what}: ${a}, ${b}`);
  });
  expect(wrong).toEqual([]);
});

const graph = z.object({'@graph': z.array(z.object({'@type': z.string()}))});

/** What the structured data of a page is about, sorted. */
const typesOf = ({data}: BuiltPage): string[] =>
  data.flatMap((block) => graph.parse(block)['@graph'].map((thing) => thing['@type'])).sort();

test('docs and posts are articles, other pages are not', () => {
  const articles = pages.filter((page) => valuesOf(page, 'og:type')[0] === 'article');
  const described = pages.filter((page) =>
    typesOf(page).some((type) => type === 'TechArticle' || type === 'BlogPosting'),
  );
  expect(articles.map(({file}) => file)).toEqual(described.map(({file}) => file));
  expect(articles.length).toBeGreaterThan(200);
  expect(valuesOf(pageOf('index.html'), 'og:type')).toEqual(['website']);
});

test('each page has its own preview image: 1200 by 630 pixels, less than 60 KB', () => {
  const images = pages.map((page) => valuesOf(page, 'og:image')[0] ?? '');
  expect(new Set(images).size).toBe(pages.length);
  const wrong = images.flatMap((address) => {
    const file = fileOf(address);
    if (!file) return [`${address} is not in the build`];
    const png = readFileSync(file);
    const size = `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
    const isRight = png.toString('latin1', 1, 4) === 'PNG' && size === '1200x630';
    return isRight && png.length < 60_000 ? [] : [`${address}: ${size}, ${png.length} bytes`];
  });
  expect(wrong).toEqual([]);
});

/** All URLs in a block, at any depth. */
function addressesOf(value: unknown): string[] {
  if (typeof value === 'string') return /^https?:/.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(addressesOf)
    : [];
}

// tests/shown/data holds it to the rules of rich results.
test('addresses in structured data exist', () => {
  expect(addressesOf(pageOf('docs/quickstart.html').data).length).toBeGreaterThan(5);
  expect(
    problems(({data}) => addressesOf(data).filter((address) => fileOf(address) === false)),
  ).toEqual([]);
});

test('each kind of page says what it is, and nothing twice', () => {
  const kinds = {
    'index.html': ['SoftwareApplication', 'WebSite'],
    'docs.html': ['BreadcrumbList', 'TechArticle'],
    'docs/quickstart.html': ['BreadcrumbList', 'TechArticle'],
    'docs/v9.html': ['BreadcrumbList', 'TechArticle'],
    'docs/typedoc/client.html': ['BreadcrumbList', 'TechArticle'],
    'docs/server/introduction.html': ['BreadcrumbList'],
    'blog.html': ['Blog'],
    'blog/trpc-actions.html': ['BlogPosting', 'BreadcrumbList'],
    'pricing.html': [],
  };
  for (const [file, types] of Object.entries(kinds)) {
    expect(typesOf(pageOf(file)), file).toEqual(types);
  }
  expect(problems(({itemTypes}) => itemTypes.map((type) => `has microdata: ${type}`))).toEqual([]);
});

test('a page is in the sitemap exactly if it is its own canonical', () => {
  const xml = readFileSync(path.join(build, 'sitemap.xml'), 'utf8');
  const listed = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
  const own = pages
    .filter((page) => !valuesOf(page, 'robots').join().includes('noindex'))
    .map((page) => ({page, url: home + page.file.replace(/(?:^index)?\.html$/, '')}))
    .filter(({page, url}) => page.canonical.join() === url);
  expect(own.length).toBeGreaterThan(100);
  expect(listed.sort()).toEqual(own.map(({url}) => url).sort());
});
