import {describe, expect, it} from 'vitest';

import {
  breadcrumbs,
  software,
  techArticle,
  toGraph,
} from '../../../src/plugins/structured-data/graph';
import {readPage} from '../../support/build';
import {dataProblems, typesOf} from '../../support/structured-data';

const site = {
  name: 'tRPC',
  home: 'https://example.org/',
  tagline: 'Move fast.',
  logo: 'https://example.org/brand/logo.png',
  repository: 'https://github.com/trpc/trpc',
};

const doc = techArticle(
  site,
  {
    url: 'https://example.org/docs/links',
    title: 'Links',
    description: 'About links.',
    image: 'https://example.org/img/cards/docs/links.png',
    keywords: ['links'],
  },
  '11.x',
);

function problemsOf(thing: unknown, isMissing: (address: string) => boolean = () => false) {
  return dataProblems({'@context': 'https://schema.org', '@graph': [thing]}, isMissing);
}

describe('checks of structured data', () => {
  it('accept what the site writes', () => {
    expect(dataProblems(toGraph(doc), () => false)).toEqual([]);
    expect(typesOf([toGraph(doc)])).toEqual(['TechArticle']);
  });

  it('find a property that is missing, too long or unknown', () => {
    const {headline: _, ...untitled} = doc as unknown as Record<string, unknown>;
    expect(problemsOf(untitled)).toEqual([expect.stringMatching(/^@graph\.0\.headline: /)]);
    expect(problemsOf({...untitled, headline: 'x'.repeat(111)})).toEqual([
      expect.stringMatching(/^@graph\.0\.headline: Too big/),
    ]);
    expect(problemsOf({...untitled, headline: 'Links', rating: 5})).toEqual([
      expect.stringContaining('"rating"'),
    ]);
  });

  it('find an address that is not absolute, and one that does not exist', () => {
    expect(problemsOf({...(doc as object), url: '/docs/links'})).toEqual([
      '@graph.0.url: is not an absolute URL',
    ]);
    expect(problemsOf(doc, (address) => address.endsWith('links.png'))).toEqual([
      'https://example.org/img/cards/docs/links.png is not in the build',
    ]);
  });

  it('find a trail that is too short or counts wrong', () => {
    const trail = [{name: 'tRPC', url: site.home}];
    expect(problemsOf(breadcrumbs(trail))).toEqual([
      '@graph.0.itemListElement: has less than two steps',
    ]);
    const steps = [2, 1].map((position) => ({
      '@type': 'ListItem',
      position,
      name: 'Docs',
      item: site.home,
    }));
    expect(problemsOf({'@type': 'BreadcrumbList', itemListElement: steps})).toEqual([
      '@graph.0.itemListElement: does not count its steps from 1',
    ]);
  });

  it('find software without an offer', () => {
    const about = {description: 'APIs.', image: `${site.home}a.png`, version: '11.19.0'};
    const {offers: _, ...data} = software(site, about) as unknown as Record<string, unknown>;
    expect(problemsOf(data)).toEqual([expect.stringMatching(/^@graph\.0\.offers: /)]);
  });
});

it('reads tags, data and microdata of a page', () => {
  const html = [
    '<!doctype html><html><head><title>Links | tRPC</title><meta property="og:title" content="Links">',
    '<meta name="twitter:card" content="summary"><link rel="canonical" href="https://example.org/"></head>',
    '<body><ul itemscope itemtype="https://schema.org/BreadcrumbList"></ul><svg><title>Arrow</title></svg>',
    '<script type="application/ld+json">{"a": 1}</script></body></html>',
  ].join('');
  expect(readPage('links.html', html)).toEqual({
    file: 'links.html',
    title: 'Links | tRPC',
    canonical: ['https://example.org/'],
    tags: [
      ['og:title', 'Links'],
      ['twitter:card', 'summary'],
    ],
    data: [{a: 1}],
    itemTypes: ['https://schema.org/BreadcrumbList'],
  });
});
