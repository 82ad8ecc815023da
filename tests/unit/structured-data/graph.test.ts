import {renderToStaticMarkup} from 'react-dom/server';
import {createElement} from 'react';
import {describe, expect, it} from 'vitest';

import {
  blogPosting,
  breadcrumbs,
  software,
  techArticle,
  toGraph,
} from '../../../src/plugins/structured-data/graph';
import JsonLd from '../../../src/plugins/structured-data/JsonLd';

const site = {
  name: 'tRPC',
  home: 'https://example.org/',
  tagline: 'Move fast.',
  logo: 'https://example.org/brand/logo.png',
  repository: 'https://github.com/trpc/trpc',
};

const article = {
  url: 'https://example.org/docs/links',
  title: 'Links',
  description: 'About links.',
  image: 'https://example.org/img/cards/docs/links.png',
  keywords: ['links'],
};

describe('graph', () => {
  it('says what a doc is, who wrote it and for which version', () => {
    expect(techArticle(site, article, '10.x')).toMatchObject({
      '@type': 'TechArticle',
      headline: 'Links',
      image: {'@type': 'ImageObject', url: article.image, width: '1200', height: '630'},
      author: {'@type': 'Organization', name: 'tRPC', logo: site.logo},
      keywords: ['links'],
      version: '10.x',
    });
  });

  it('leaves keywords out where there are none', () => {
    expect(techArticle(site, {...article, keywords: []}, '10.x')).not.toHaveProperty('keywords');
  });

  it('dates a post; one that has not changed counts as last changed when it was published', () => {
    const published = '2024-05-23T00:00:00.000Z';
    const modified = '2024-06-01T00:00:00.000Z';
    expect(blogPosting(site, {...article, published, modified})).toMatchObject({
      datePublished: published,
      dateModified: modified,
    });
    expect(blogPosting(site, {...article, published, modified: undefined})).toMatchObject({
      dateModified: published,
    });
  });

  it('numbers the steps of a trail from 1', () => {
    const trail = [
      {name: 'tRPC', url: site.home},
      {name: 'Links', url: article.url},
    ];
    expect(breadcrumbs(trail)).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        {'@type': 'ListItem', position: 1, name: 'tRPC', item: site.home},
        {'@type': 'ListItem', position: 2, name: 'Links', item: article.url},
      ],
    });
  });

  it('offers the software for free, without ratings that nobody gave', () => {
    const data = software(site, {description: 'APIs.', image: article.image, version: '11.19.0'});
    expect(data).toMatchObject({
      offers: {'@type': 'Offer', price: '0', priceCurrency: 'USD'},
      softwareVersion: '11.19.0',
    });
    expect(data).not.toHaveProperty('aggregateRating');
  });
});

describe('element', () => {
  const render = (graph: Parameters<typeof JsonLd>[0]['graph']) =>
    renderToStaticMarkup(createElement(JsonLd, {graph}));

  it('cannot be closed by text from the site', () => {
    const title = 'How </script><script>alert(1)</script> is read';
    const html = render(toGraph(techArticle(site, {...article, title}, '11.x')));
    expect(html.match(/<\/?script/g)).toHaveLength(2);
    const json = html.replace(/^<script[^>]*>/, '').replace(/<\/script>$/, '');
    expect(JSON.parse(json)).toMatchObject({'@graph': [{headline: title}]});
  });

  it('is empty where the browser keeps what the server wrote', () => {
    expect(render(undefined)).toBe('<script type="application/ld+json"></script>');
  });
});
