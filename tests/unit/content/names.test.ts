import {expect, it} from 'vitest';

import {nameFindings} from '../../../src/plugins/page-checks/names';
import {readPage} from '../../../src/plugins/page-checks/page';

/** What is said of the front matter of a post of this site. */
const said = (...frontMatter: string[]) =>
  nameFindings(
    process.cwd(),
    readPage(['---', ...frontMatter, '---', ''].join('\n'), 'blog/2024-01-02-post.mdx'),
  ).map(({message}) => message);

it('reports an author and a tag that no file lists, with names that are close', () => {
  expect(said('authors: trcp', 'tags: [guids, guides]')).toEqual([
    'front matter authors: blog/authors.yml has no trcp; close matches: trpc.',
    expect.stringMatching(
      /^front matter tags: blog\/tags\.yml has no guids; close matches: guides, /,
    ),
  ]);
});

it('has nothing to say of names that are listed', () => {
  expect(said('authors: [trpc]', 'tags: [guides]')).toEqual([]);
});
