import {describe, expect, it} from 'vitest';

import {contentOf} from '../../../src/content/pages';
import {readCards, type PageHead, type Site} from '../../../src/plugins/social-cards/pages';

const url = 'https://example.org';

/** What a page's head says when nothing is wrong with it. */
function head(path: string, title: string): [string, PageHead] {
  const file = path === '/' ? '/index' : path;
  return [path, {title, description: 'About it.', image: `${url}/img/cards${file}.png`}];
}

const texts = {frontMatter: {}, source: '@site/page.mdx', title: 'Title', description: ''};

/** As much of a version as the plugin reads. */
function version(label: string, path: string) {
  return {
    label,
    docs: [
      {id: 'index', permalink: `${path}/`, ...texts},
      {id: 'adapters', permalink: `${path}/adapters`, ...texts},
      {id: 'express', permalink: `${path}/adapters/express`, ...texts},
    ],
    sidebars: {
      docs: [
        {type: 'doc', id: 'index'},
        {
          type: 'category',
          label: 'Server',
          link: {type: 'generated-index', slug: '/server', permalink: `${path}/server`},
          items: [
            {
              type: 'category',
              label: 'Adapters',
              link: {type: 'doc', id: 'adapters'},
              items: [{type: 'doc', id: 'express'}],
            },
          ],
        },
      ],
    },
  };
}

const post = {
  metadata: {...texts, permalink: '/blog/news', date: new Date('2024-05-23'), authors: []},
};

const loaded = [
  {
    name: 'docusaurus-plugin-content-docs',
    content: {loadedVersions: [version('11.x', '/docs'), version('9.x', '/docs/v9')]},
  },
  {name: 'docusaurus-plugin-content-blog', content: {blogPosts: [post]}},
];

function site(heads: [string, PageHead][], changes: Partial<Site> = {}): Site {
  return {
    url,
    titleSuffix: ' | tRPC',
    baseUrl: '/',
    heads: new Map(heads),
    content: contentOf(loaded, '/'),
    blogPath: '/blog',
    overrides: {},
    ...changes,
  };
}

/** The card of the only page of a site. */
function cardOf(path: string, title = 'Title | tRPC', changes?: Partial<Site>) {
  return readCards(site([head(path, title)], changes)).get(path);
}

describe('cards of docs', () => {
  it('have the title without the name of the site', () => {
    expect(cardOf('/docs/adapters', 'Adapters | tRPC')).toMatchObject({
      title: 'Adapters',
      description: 'About it.',
    });
  });

  it('name the categories around the page, and its version', () => {
    expect(cardOf('/docs/adapters/express')).toMatchObject({
      section: ['Server', 'Adapters'],
      badge: 'Docs 11.x',
    });
    expect(cardOf('/docs/v9/adapters')).toMatchObject({section: ['Server'], badge: 'Docs 9.x'});
  });

  it('do not say the last category twice', () => {
    const title = 'Express (Adapters) | tRPC';
    expect(cardOf('/docs/adapters/express', title)).toMatchObject({title: 'Express'});
    expect(cardOf('/docs/adapters', title)).toMatchObject({title: 'Express (Adapters)'});
  });

  it('say "Documentation" for pages that are in no category', () => {
    expect(cardOf('/docs')).toMatchObject({section: ['Documentation'], badge: 'Docs 11.x'});
    expect(cardOf('/docs/server')).toMatchObject({section: ['Documentation']});
  });
});

describe('cards of other pages', () => {
  it('have the day of a post', () => {
    expect(cardOf('/blog/news')).toMatchObject({section: ['Blog', 'May 23, 2024'], tone: 'blue'});
  });

  it('name the blog for its lists', () => {
    expect(cardOf('/blog/tags')).toMatchObject({section: ['Blog'], tone: 'blue'});
    expect(cardOf('/blog')).toMatchObject({section: [], tone: 'blue'});
  });

  it('say what the configuration says instead of what the page says', () => {
    const overrides = {'/': {title: 'Move fast'}};
    expect(cardOf('/', 'Home', {overrides})).toMatchObject({title: 'Move fast', section: []});
  });
});

it('finds pages under a base URL', () => {
  const image = `${url}/preview/img/cards/index.png`;
  const cards = readCards(
    site([['/preview/', {title: 'Home', image}]], {
      baseUrl: '/preview/',
      overrides: {'/': {title: 'Move fast'}},
    }),
  );
  expect(cards.get('/preview/')?.title).toBe('Move fast');
});

it('names each page whose head does not fit, and what is wrong', () => {
  const [path, {image}] = head('/docs', '');
  const heads: [string, PageHead][] = [
    [path, {image}],
    ['/media', {title: 'Media', image: 'https://example.org/own.png'}],
    ['/pricing', {title: 'Pricing'}],
  ];
  expect(() => readCards(site(heads))).toThrow(
    [
      "Pages that can't have a preview image:",
      '  /docs has no title; give it one',
      '  /media names https://example.org/own.png as og:image, not https://example.org/img/cards/media.png',
      '  /pricing names no image as og:image, not https://example.org/img/cards/pricing.png',
    ].join('\n'),
  );
});
