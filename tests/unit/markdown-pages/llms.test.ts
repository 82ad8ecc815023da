import {describe, expect, test} from 'vitest';

import {writeLlms, writeLlmsFull} from '../../../src/plugins/markdown-pages/llms';
import {aboutOf} from '../../../src/plugins/markdown-pages/page';
import {twinOf} from '../../../src/plugins/markdown-pages/url';
import {content as site, context} from './site';

const [newest, older] = site.versions;
if (!newest || !older) throw new Error('The site has two versions.');

/** Sections of a list, as a tool of llmstxt.org reads them: titles and links, and nothing else. */
function sectionsOf(text: string): Record<string, {title: string; url: string; notes: string}[]> {
  const [, ...sections] = text.split(/^## /m);
  return Object.fromEntries(
    sections.map((section) => {
      const [title = '', ...lines] = section.split('\n').filter((line) => line !== '');
      const links = lines.map((line) => {
        const match = /^- \[(?<title>[^\]]+)\]\((?<url>[^)]+)\)(?:: (?<notes>.*))?$/.exec(line);
        if (!match?.groups) throw new Error(`No link: ${line}`);
        const {title: name = '', url = '', notes = ''} = match.groups;
        return {title: name, url, notes};
      });
      return [title, links];
    }),
  );
}

describe('the list of a version', () => {
  test('has the pages in the order of the sidebar, without the unlisted ones', () => {
    const list = writeLlms(newest, site, context);
    expect(list).toMatch(/^# tRPC 11\.x\n\n> Typed calls\.\n\n\S/);
    const at = (file: string) => `https://example.com/base/${file}`;
    expect(sectionsOf(list)).toEqual({
      Start: [{title: 'docs', url: at('docs.md'), notes: ''}],
      Client: [
        {
          title: 'links',
          url: at('docs/links.md'),
          notes: 'How requests travel.',
        },
        {title: 'http', url: at('docs/http.md'), notes: ''},
      ],
      More: [{title: 'step', url: at('docs/step.md'), notes: ''}],
      Blog: [{title: 'A post', url: at('blog/post.md'), notes: 'What it says.'}],
      Whole: [expect.objectContaining({url: at('llms-full.txt')})],
      'Older versions': [expect.objectContaining({url: at('docs/v10/llms.txt')})],
    });
    expect(sectionsOf(writeLlms(older, site, context))).toEqual({
      Start: [{title: 'v10', url: at('docs/v10.md'), notes: ''}],
      'Other versions': [expect.objectContaining({url: at('llms.txt')})],
    });
  });

  test('says which releases its pages were checked with, if they have samples', () => {
    expect(writeLlms(newest, site, context, 'Checked with 11.19.0.')).toMatch(
      /leads to the page itself\.\n\nChecked with 11\.19\.0\.\n\n## Start/,
    );
    expect(writeLlmsFull(newest, [], context, 'Checked with 11.19.0.')).toMatch(
      /\[llms\.txt\]\(https:\/\/example\.com\/base\/llms\.txt\)\.\n\nChecked with 11\.19\.0\.\n$/,
    );
  });
});

test('a post is named with its authors and its day', () => {
  expect(site.posts.map((post) => aboutOf(post, '11.x'))).toEqual([
    'Blog post by The team, 2023-01-17.',
  ]);
});

test('the address of a twin is that of the page with .md, even at the root of the docs', () => {
  expect(['/docs/', '/docs', '/docs/client/links'].map(twinOf)).toEqual([
    '/docs.md',
    '/docs.md',
    '/docs/client/links.md',
  ]);
});
