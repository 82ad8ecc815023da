/** A site with two versions and a post, as the model of pages has it. */
import type {Doc, SiteContent} from '../../../src/content/pages';

const docOf = (permalink: string, rest: Partial<Doc> = {}): Doc => ({
  kind: 'doc',
  file: `docs${permalink}.mdx`,
  permalink,
  title: permalink.split('/').at(-1) ?? '',
  description: '',
  questions: [],
  unlisted: false,
  place: {around: [], heads: undefined},
  ...rest,
});

export const content: SiteContent = {
  versions: [
    {
      name: 'current',
      label: '11.x',
      path: '/base/docs',
      isNewest: true,
      pages: [
        docOf('/base/docs'),
        docOf('/base/docs/links', {
          place: {around: [], heads: 'Client'},
          description: 'How requests travel.',
          questions: ['What is a link?', 'How do I write one?'],
        }),
        docOf('/base/docs/http', {place: {around: ['Client', 'Links'], heads: undefined}}),
        {
          kind: 'category',
          permalink: '/base/docs/category/more',
          place: {around: ['Client'], heads: 'More'},
        },
        docOf('/base/docs/step', {place: undefined}),
        docOf('/base/docs/hidden', {unlisted: true}),
      ],
    },
    {
      name: '10.x',
      label: '10.x',
      path: '/base/docs/v10',
      isNewest: false,
      pages: [docOf('/base/docs/v10')],
    },
  ],
  posts: [
    {
      kind: 'post',
      file: 'blog/post.mdx',
      permalink: '/base/blog/post',
      title: 'A post',
      description: 'What it says.',
      questions: [],
      unlisted: false,
      date: new Date('2023-01-17T00:00:00Z'),
      authors: ['The team'],
    },
  ],
  standalone: [],
};

export const context = {
  siteUrl: 'https://example.com',
  baseUrl: '/base/',
  title: 'tRPC',
  tagline: 'Typed calls.',
};
