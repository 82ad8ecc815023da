import {cpSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {compareFolders} from '../../scripts/reproducible/compare';
import {buildSite, copyFixtureSite} from '../support/fixture-site';

describe('a second build', () => {
  let site: string;
  const inSite = (...parts: string[]) => path.join(site, ...parts);
  const caches = () => readdirSync(inSite('.cache/persistent-cache'));

  async function build(): Promise<void> {
    const {code, output} = await buildSite(site);
    if (code !== 0) throw new Error(output);
  }

  function edit(file: string, from: string, to: string): void {
    const text = readFileSync(inSite(file), 'utf8');
    expect(text).toContain(from);
    writeFileSync(inSite(file), text.replace(from, to));
  }

  beforeAll(async () => {
    site = copyFixtureSite(['persistent-cache']);
    await build();
    cpSync(inSite('build'), inSite('cold'), {recursive: true});
  });

  afterAll(() => rmSync(site, {recursive: true}));

  it('of edited pages equals one in an empty folder', async () => {
    const [before] = caches();
    const text = ['Opening text', '<b className="badge badge--warning">Edited</b> text'] as const;
    edit('docs/first.mdx', ...text);
    edit('docs/second.mdx', 'title: Second', 'title: The second');
    await build();
    expect(readFileSync(inSite('build/second.html'), 'utf8')).toContain('The second');
    expect(compareFolders(inSite('cold'), inSite('build'))).not.toEqual([]);

    // With what is known of both forms, back to the first.
    edit('docs/first.mdx', text[1], text[0]);
    edit('docs/second.mdx', 'title: The second', 'title: Second');
    await build();
    expect(compareFolders(inSite('cold'), inSite('build'))).toEqual([]);
    expect(caches()).toEqual([before]);
  });
});
