/** The source files that exist for each version, with those of the next one. */
import {readdirSync} from 'node:fs';
import path from 'node:path';

import {contentsFolder} from '../../src/plugins/api-reference/contents/types';
import type {Version} from '../../src/versions/list';
import {toolkitsOf} from '../../src/versions/toolkits';

export interface Source {
  /** Relative to the site's root. */
  file: string;
  /** The file that it is copied from. */
  from: string;
  edit: (source: string) => string;
}

/** @throws Error if the text, as formatted by Prettier, is not found */
function replace(source: string, text: string | RegExp, replacement: string): string {
  const replaced = source.replace(text, replacement);
  if (replaced === source) throw new Error(`it has no ${text}`);
  return replaced;
}

/** `toolkit/v12-core` for `toolkit/v11-core`. */
export const nextToolkit = (folder: string, next: number): string =>
  folder.replace(/(?<=\/v)\d+/, `${next}`);

/** The next version starts with the packages of this one. */
function copiedToolkit(from: string, next: number): Source {
  const folder = nextToolkit(from, next);
  return {
    file: `${folder}/package.json`,
    from: `${from}/package.json`,
    edit: (source) => {
      const manifest = {
        ...(JSON.parse(source) as object),
        name: `@${folder}`,
        version: `${next}.0.0`,
        description: `Released packages that the ${next}.x docs describe. Samples are compiled and run against these.`,
      };
      return `${JSON.stringify(manifest, null, 2)}\n`;
    },
  };
}

/** What the next version's API reference covers: the same for now. */
function referenceContents(root: string, major: number, next: number): Source[] {
  const from = `${contentsFolder}/v${major}`;
  return readdirSync(path.join(root, from)).map((name) => ({
    file: `${contentsFolder}/v${next}/${name}`,
    from: `${from}/${name}`,
    edit: (source) =>
      source.replace(new RegExp(`(?<=tRPC |@trpc/[\\w-]+ )${major}\\b`, 'g'), `${next}`),
  }));
}

/**
 * @param root - the site's root
 * @param newest - the version to freeze
 * @param next - the major version after it
 */
export function sourcesOf(root: string, {major, name}: Version, next: number): Source[] {
  const inPlace = (file: string, edit: Source['edit']): Source => ({file, from: file, edit});
  return [
    inPlace('src/versions/list.ts', (source) =>
      replace(
        source,
        new RegExp(`\\{major: ${major}, banner: '\\w+'\\}`),
        `{major: ${next}, banner: 'unreleased'},\n  {major: ${major}, banner: 'none'}`,
      ),
    ),
    inPlace('src/versions/guides.ts', (source) =>
      source.replaceAll("version: 'current'", `version: '${name}'`),
    ),
    inPlace('.github/ISSUE_TEMPLATE/page.yml', (source) =>
      replace(source, `options: [${name}`, `options: [${next}.x, ${name}`),
    ),
    inPlace('src/sidebars/index.ts', (source) =>
      replace(
        replace(
          source,
          `import {v${major}} from './v${major}';\n`,
          `$&import {v${next}} from './v${next}';\n`,
        ),
        `'${name}': v${major},`,
        `'${next}.x': v${next},\n  $&`,
      ),
    ),
    {
      file: `src/sidebars/v${next}.ts`,
      from: `src/sidebars/v${major}.ts`,
      edit: (source) =>
        replace(
          replace(source, `const v${major}:`, `const v${next}:`),
          `api-reference/contents/v${major}'`,
          `api-reference/contents/v${next}'`,
        ),
    },
    inPlace(`${contentsFolder}/index.ts`, (source) =>
      replace(
        replace(
          source,
          `import {contents as v${major}} from './v${major}';\n`,
          `$&import {contents as v${next}} from './v${next}';\n`,
        ),
        `'${name}': v${major},`,
        `'${next}.x': v${next},\n  $&`,
      ),
    ),
    ...referenceContents(root, major, next),
    ...toolkitsOf(root, name).map((toolkit) => copiedToolkit(toolkit.folder, next)),
  ];
}
