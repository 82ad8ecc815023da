import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {join, resolve} from 'node:path';
import {gunzipSync} from 'node:zlib';

import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {buildSite, copyFixtureSite} from '../support/fixture-site';

/** What an earlier build has left: a file that the last step would compress, and a page that no policy would let through. */
const earlier = {
  'index.html': '<script>document.write("earlier")</script>',
  'earlier.js': 'a'.repeat(5_000),
};

describe('npm run build -- --out-dir', () => {
  let site: string;
  let printed = '';

  beforeAll(async () => {
    site = copyFixtureSite(['minimal', 'hosted']);
    mkdirSync(join(site, 'src'));
    symlinkSync(resolve('src/plugins'), join(site, 'src/plugins'));
    mkdirSync(join(site, 'build'));
    for (const [file, content] of Object.entries(earlier)) {
      writeFileSync(join(site, 'build', file), content);
    }
    const launch = resolve('scripts/launch.mjs');
    const {code, output} = await buildSite(site, [launch, 'build', '--out-dir', 'other']);
    printed = output;
    expect(printed).toContain('Generated static files in "other"');
    expect(code, printed).toBe(0);
  });

  afterAll(() => rmSync(site, {recursive: true}));

  it('does every step in that folder: policy, sitemap, compression', () => {
    const other = (file: string) => join(site, 'other', file);
    expect(printed).toContain('pages comply with the content security policy');
    const html = readFileSync(other('index.html'));
    expect(gunzipSync(readFileSync(other('index.html.gz')))).toEqual(html);
    expect(existsSync(other('index.html.br'))).toBe(true);
    expect(readFileSync(other('_headers'), 'utf8')).toContain('Content-Security-Policy');
    expect(readFileSync(other('sitemap.xml'), 'utf8')).toContain('https://example.com/');
  });

  it('leaves the contents of build unchanged', () => {
    expect(readdirSync(join(site, 'build')).sort()).toEqual(Object.keys(earlier).sort());
    for (const [file, content] of Object.entries(earlier)) {
      expect(readFileSync(join(site, 'build', file), 'utf8')).toBe(content);
    }
  });
});
