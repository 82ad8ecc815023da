/** The files that Edit and the first run load, and the headers of the frame. */
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

import {beforeAll, describe, expect, test} from 'vitest';

import type {
  Manifest,
  PlaygroundFile,
  PlaygroundPage,
  Script,
} from '../../src/plugins/playground/api';
import {frameFolder, playgroundFolder} from '../../src/plugins/playground/sitePlayground';
import {sha256} from '../../src/plugins/hosting/inline';
import {listFiles, readHeaders, siteDataFile} from '../../src/plugins/hosting/files';

import {readPolicy} from '../support/policy';

import {build} from './shown';

/** Bytes after Brotli, for a project of any page. */
const most = 1_650_000;

let files: string[];
/** By file, which a press of Edit loads as well. */
let pages: Map<string, PlaygroundPage>;

const read = (file: string) => readFileSync(path.join(build, file), 'utf8');
/** Bytes of a file as it travels; small ones are not compressed. */
function travels(file: string): number {
  const compressed = path.join(build, `${file}.br`);
  return statSync(existsSync(compressed) ? compressed : path.join(build, file)).size;
}
const fileOf = (url: string) => url.slice(1);
const sum = (names: Iterable<string>) => [...names].reduce((all, file) => all + travels(file), 0);

/** The scripts that a run of these files loads. */
function scriptsOf({modules, scripts}: Manifest, own: readonly PlaygroundFile[]): Script[] {
  const imported = own.flatMap(({text}) =>
    [...text.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].map(([, name = '']) => name),
  );
  const names = new Set(['host', ...imported.flatMap((name) => modules[name] ?? [])]);
  for (const name of names) scripts[name]?.imports.forEach((other) => names.add(other));
  return [...names].flatMap((name) => scripts[name] ?? []);
}

beforeAll(async () => {
  files = (await listFiles(build)).filter((file) => file !== siteDataFile);
  pages = new Map(
    files
      .filter((file) => file.startsWith(`${playgroundFolder}/projects.`) && file.endsWith('.json'))
      .map((file) => [file, JSON.parse(read(file)) as PlaygroundPage]),
  );
});

describe('the playground', () => {
  test('is on one page in three', () => {
    expect(pages.size).toBeGreaterThan(30);
  });

  test('has more than a hundred projects', () => {
    expect([...pages.values()].flatMap(({projects}) => projects).length).toBeGreaterThan(100);
  });

  test('types no name that only windows have, as the programs find none', () => {
    for (const {manifest} of pages.values()) {
      expect(read(fileOf(manifest.library.url))).not.toMatch(
        /declare (?:var|function) (?:alert|document|localStorage)\b/,
      );
    }
  });

  test('loads at most 1.65 MB for any project, with the editor', () => {
    const editor = files.filter(
      (file) => /^assets\/(?:js|css)\/.*\.(?:js|css)$/.test(file) && /\bcm-\w/.test(read(file)),
    );
    expect(editor.length).toBeGreaterThan(0);
    const sizes = [...pages].flatMap(([page, {manifest, projects}]) =>
      projects.map(({packages, files: own}) => {
        const types = manifest.packages.filter(({name}) => packages.includes(name));
        return sum([
          page,
          ...editor,
          ...[manifest.loader, manifest.compiler, manifest.library, manifest.frame].map(({url}) =>
            fileOf(url),
          ),
          ...types.map((own) => fileOf(own.types.url)),
          ...scriptsOf(manifest, own).map(({url}) => fileOf(url)),
        ]);
      }),
    );
    const largest = Math.max(...sizes);
    console.log(`Edit and the first run load at most ${largest} bytes.`);
    expect(largest).toBeLessThanOrEqual(most);
  });

  test('has everything that its pages name, with the lengths that they give', () => {
    const assets = [...pages.values()].flatMap(({manifest}) => [
      manifest.loader,
      manifest.compiler,
      manifest.library,
      manifest.frame,
      ...manifest.packages.map(({types}) => types),
      ...Object.values(manifest.scripts),
    ]);
    for (const {url, bytes} of assets) {
      expect(statSync(path.join(build, fileOf(url))).size, url).toBe(bytes);
    }
  });

  test('has no file that no page names', () => {
    const named = new Set(
      [...pages.values()].flatMap((page) => JSON.stringify(page).match(/\/assets\/[^"]+/g)),
    );
    const unnamed = files.filter(
      (file) =>
        (file.startsWith(`${playgroundFolder}/`) || file.startsWith(`${frameFolder}/`)) &&
        !/\.(?:br|gz)$/.test(file) &&
        !file.startsWith(`${playgroundFolder}/projects.`) &&
        !named.has(`/${file}`),
    );
    expect(unnamed).toEqual([]);
  });
});

describe('the frame', () => {
  test('is refused everything but its script and blobs, by header and in the document', async () => {
    const frames = files.filter((file) => /^assets\/frame\/.*\.xhtml$/.test(file));
    expect(frames).toHaveLength(1);
    const [frame = ''] = frames;
    const headers = (await readHeaders(build))(`/${frame}`);
    const header = readPolicy(headers['Content-Security-Policy'] ?? '');
    const text = read(frame);
    const document = readPolicy(/content="([^"]+)"/.exec(text)?.[1] ?? '');
    const [, script = ''] = /<script>([^]*)<\/script>/.exec(text) ?? [];
    const source = script
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&');
    const common = {
      'default-src': ["'none'"],
      'script-src': [`'${sha256(source)}'`, 'blob:'],
      'worker-src': ['blob:'],
    };
    const plain = (policy: ReturnType<typeof readPolicy>) =>
      Object.fromEntries([...policy].map(([name, sources]) => [name, [...sources]]));
    expect(plain(document)).toEqual(common);
    expect(plain(header)).toEqual({
      ...common,
      'frame-ancestors': ["'self'"],
      sandbox: ['allow-scripts'],
    });
    expect(headers['Cache-Control']).toContain('immutable');
  });
});
