import fs from 'node:fs';
import path from 'node:path';

import type {Root} from 'mdast';
import {parse as parseYaml} from 'yaml';

import {parsePage} from '../../src/content/mdx';
import {rootOf, versions} from '../../src/versions/list';

/** A page as the rules see it. */
export interface ContentPage {
  /** Path relative to the site's root, with forward slashes. */
  file: string;
  kind: 'doc' | 'partial' | 'post';
  /** URL path, such as `/docs/server/routers`. */
  route: string;
  frontMatter: unknown;
  tree: Root;
}

/** What a rule has to say; `line` is 1-based. */
export interface Finding {
  file: string;
  line: number;
  message: string;
}

const docsFolders: Record<string, string> = Object.fromEntries(
  versions.map((version) => [version.docs, rootOf(version)]),
);

function routeOf(file: string): string {
  for (const [folder, base] of Object.entries(docsFolders)) {
    if (!file.startsWith(`${folder}/`)) continue;
    const slug = file
      .slice(folder.length + 1)
      .replace(/\.mdx?$/, '')
      .replace(/(?:^|\/)index$/, '');
    return slug ? `${base}/${slug}` : base;
  }
  const slug = path.posix
    .basename(file)
    .replace(/^\d{4}-\d{2}-\d{2}-/, '')
    .replace(/\.mdx?$/, '');
  return `/blog/${slug}`;
}

export function readPage(source: string, file: string): ContentPage {
  const tree = parsePage(source).tree;
  const head = tree.children[0];
  return {
    file,
    kind: file.startsWith('blog/') ? 'post' : file.includes('/landing-intro/') ? 'partial' : 'doc',
    route: routeOf(file),
    frontMatter: head?.type === 'yaml' ? parseYaml(head.value) : {},
    tree,
  };
}

/** Every hand-written page of the site: the generated API reference is not content. */
export function readPages(siteDir: string): ContentPage[] {
  return [...Object.keys(docsFolders), 'blog'].flatMap((folder) =>
    (fs.readdirSync(path.join(siteDir, folder), {recursive: true}) as string[])
      .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
      .filter((file) => /\.mdx?$/.test(file) && !file.startsWith('docs/typedoc/'))
      .sort()
      .map((file) => readPage(fs.readFileSync(path.join(siteDir, file), 'utf8'), file)),
  );
}
