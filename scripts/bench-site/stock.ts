import fs from 'node:fs';
import path from 'node:path';

import {measureNode} from './processes';

/** Our pages that use none of our components. */
const docs = ['server/authorization', 'server/metadata', 'client/headers'];
const posts = ['2023-01-17-tinyrpc-client', '2022-11-21-announcing-trpc-10'];

/**
 * Removes the progress bar: that of Docusaurus 3.6.3 (webpackbar 6) crashes with the webpack in the
 * lockfile. It does not affect the output.
 */
const withoutProgressBar = `() => ({
  name: 'without-progress-bar',
  configureWebpack: ({plugins}) => ({
    mergeStrategy: {plugins: 'replace'},
    plugins: plugins.filter((plugin) => !/^WebpackBar/.test(plugin.constructor.name)),
  }),
})`;

/** What `create-docusaurus` generates, unchanged; `experimental_faster` is off, as it is there. */
const config = {
  title: 'Stock',
  url: 'https://example.com',
  baseUrl: '/',
  trailingSlash: false,
  onBrokenLinks: 'ignore',
  onBrokenMarkdownLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  presets: [['classic', {blog: {onInlineAuthors: 'ignore', onInlineTags: 'ignore'}}]],
  themeConfig: {
    navbar: {title: 'Stock', items: [{to: '/docs/server/authorization', label: 'Docs'}]},
  },
};

function linkPackages(siteDir: string, stockDir: string): void {
  const modules = path.join(siteDir, 'node_modules');
  fs.mkdirSync(path.join(stockDir, 'node_modules'));
  for (const name of fs.readdirSync(modules)) {
    // Installed separately, so that the caches of the stock build stay in its own directory.
    if (name !== '.cache') {
      fs.symlinkSync(path.join(modules, name), path.join(stockDir, 'node_modules', name));
    }
  }
}

/**
 * Creates and builds a site with the stock preset and theme from the installed packages.
 *
 * @param stockDir - a directory that does not exist
 * @returns the directory of the built site
 */
export async function buildStock(siteDir: string, stockDir: string): Promise<string> {
  console.error('Building a stock site ...');
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(stockDir, file)), {recursive: true});
    fs.writeFileSync(path.join(stockDir, file), text);
  };
  const read = (file: string) => fs.readFileSync(path.join(siteDir, file), 'utf8');
  write('package.json', '{"private": true}');
  write(
    'docusaurus.config.js',
    `module.exports = {...${JSON.stringify(config)}, plugins: [${withoutProgressBar}]};\n`,
  );
  write('src/pages/index.md', '# Stock\n\nA page of the stock theme.\n');
  for (const name of docs) write(`docs/${name}.mdx`, read(`docs/${name}.mdx`));
  for (const name of posts) write(`blog/${name}.mdx`, read(`blog/${name}.mdx`));
  for (const name of ['authors.yml', 'tags.yml']) write(`blog/${name}`, read(`blog/${name}`));
  linkPackages(siteDir, stockDir);
  const docusaurus = path.join(siteDir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  await measureNode([docusaurus, 'build'], stockDir);
  return path.join(stockDir, 'build');
}
