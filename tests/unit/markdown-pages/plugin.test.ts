import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import {expect, onTestFinished, test} from 'vitest';

import markdownPagesPlugin from '../../../src/plugins/markdown-pages';

const docs = [
  {id: 'first', title: 'First', description: 'Text.', frontMatter: {questions: ['What is it?']}},
  {id: 'second', title: 'Second', description: 'About it.', frontMatter: {}},
].map((doc) => ({
  ...doc,
  permalink: `/base/docs/${doc.id}`,
  source: `@site/docs/${doc.id}.mdx`,
  unlisted: false,
}));

const version = {
  versionName: 'current',
  label: '11.x',
  path: '/base/docs',
  isLast: true,
  docs,
  sidebars: {docs: docs.map(({id}) => ({type: 'doc', id}))},
};

const siteConfig = {url: 'https://example.com', title: 'tRPC', tagline: 'Typed calls.'};

/** Runs the plugin after a build of these files. */
async function built(pages: Readonly<Record<string, string>>): Promise<string> {
  const outDir = await mkdtemp(path.join(tmpdir(), 'markdown-pages-'));
  onTestFinished(() => rm(outDir, {recursive: true, force: true}));
  for (const [name, text] of Object.entries(pages)) {
    const file = path.join(outDir, name);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, `<div class=theme-doc-markdown>${text}</div>`);
  }
  const plugin = markdownPagesPlugin({} as LoadContext, {pageOf: async () => undefined});
  const content = {loadedVersions: [version]};
  type Props = Parameters<NonNullable<Plugin['postBuild']>>[0];
  await plugin.postBuild?.({
    outDir,
    baseUrl: '/base/',
    siteConfig,
    plugins: [{name: 'docusaurus-plugin-content-docs', content}],
  } as unknown as Props);
  return outDir;
}

const about = 'Documentation of tRPC 11.x. ';
const list = 'All pages: <https://example.com/base/llms.txt>\n';

const first = [
  '# First\n',
  `${about}Source: <https://example.com/base/docs/first>. ${list}`,
  'It answers: What is it?\n',
  'Text.\n',
  '[Second](https://example.com/base/docs/second.md#part), [a file](https://example.com/base/x.js).\n',
].join('\n');

// Its title is that of the front matter, because its text has none.
const second = [
  '# Second\n',
  'About it.\n',
  `${about}Source: <https://example.com/base/docs/second>. ${list}`,
  'More.\n',
].join('\n');

test('each page of a build has its twin beside it, and the lists name it', async () => {
  const outDir = await built({
    'docs/first.html':
      '<header><h1>First</h1></header><p>Text.</p><p><a href="second#part">Second</a>, <a href="/base/x.js">a file</a>.</p>',
    'docs/second.html': '<p>More.</p>',
  });
  const read = (file: string) => readFile(path.join(outDir, file), 'utf8');
  expect(await read('docs/first.md')).toBe(first);
  expect(await read('docs/second.md')).toBe(second);
  expect(await read('llms.txt')).toContain('[First](https://example.com/base/docs/first.md)');
  const full = await read('llms-full.txt');
  expect(full).toMatch(/^# tRPC 11\.x\n/);
  expect(full.endsWith(`\n---\n\n${first}\n---\n\n${second}`)).toBe(true);
});

test('a build without a page fails with the name of its file', async () => {
  await expect(built({'docs/first.html': '<p>Text.</p>'})).rejects.toThrow(
    'docs/second.mdx: the build has no article at /base/docs/second.',
  );
});
