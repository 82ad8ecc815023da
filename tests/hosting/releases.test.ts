import fs from 'node:fs';

import {describe, expect, it} from 'vitest';

import {readIndexedPages} from '../search/own-engine';
import {build, findAll, open, words} from './shown';

const releaseOf = (toolkit: string): string =>
  (
    JSON.parse(fs.readFileSync(`toolkit/${toolkit}/package.json`, 'utf8')) as {
      dependencies: Record<string, string>;
    }
  ).dependencies['@trpc/server'] ?? '';

describe('lists for tools say which releases their pages are about', () => {
  it.each([
    // The migration guide of a version has samples of the version before, too.
    ['llms.txt', ['v11-core', 'v11-tanstack-react-query', 'v11', 'v10']],
    ['llms-full.txt', ['v11-core', 'v11-tanstack-react-query', 'v11', 'v10']],
    ['docs/v10/llms.txt', ['v10', 'v9']],
    ['docs/v9/llms.txt', ['v9']],
  ])('%s', (file, toolkits) => {
    const releases = new Intl.ListFormat('en-GB').format(toolkits.map(releaseOf));
    const [head] = fs.readFileSync(`${build}/${file}`, 'utf8').split(/^(?:## |---)/m);
    expect(head).toContain(`The code on its pages is for tRPC ${releases}.`);
  });
});

describe('a part that is about some releases', () => {
  it('is a box that says which, on the page and in its twin', () => {
    const page = open('docs/client/links/localLink');
    const boxes = findAll(page, '.release').map(words);
    const boxWith = (text: string) => boxes.find((box) => box.includes(text));
    expect(boxWith('client: failed')).toMatch(/^Since 11\.22The error/);
    expect(boxWith('client: complete')).toMatch(/^Before 11\.22Only/);
    const twin = fs.readFileSync(`${build}/docs/client/links/localLink.md`, 'utf8');
    expect(twin).toMatch(/\*\*Since 11\.22\*\*[^]*client: failed[^]*\*\*Before 11\.22\*\*/);
  });

  it('says in search which, before what it contains', async () => {
    const pages = await readIndexedPages(build);
    const page = pages.find(({path}) => path === '/docs/client/links/localLink');
    const found = page?.sections.flatMap(({blocks}) => blocks).join('\n');
    expect(found).toMatch(/^Since 11\.22\nThe error[^]*^Before 11\.22\nOnly/m);
  });
});
