import {expect, it} from 'vitest';

import {readPage} from '../../support/build';

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
