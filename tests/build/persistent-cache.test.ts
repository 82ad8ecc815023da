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

  /** Builds with what is known, and again without, and returns what differs. */
  async function warmAgainstCold() {
    await build();
    cpSync(inSite('build'), inSite('warm'), {recursive: true});
    for (const folder of ['.docusaurus', '.cache', 'build'])
      rmSync(inSite(folder), {recursive: true});
    await build();
    const differences = compareFolders(inSite('warm'), inSite('build'));
    rmSync(inSite('warm'), {recursive: true});
    return differences;
  }

  beforeAll(async () => {
    site = copyFixtureSite(['persistent-cache']);
    await build();
  });

  afterAll(() => rmSync(site, {recursive: true}));

  it('of edited pages equals one in an empty folder', async () => {
    const [before] = caches();
    edit('docs/first.mdx', 'Opening text', '<b className="badge badge--warning">Edited</b> text');
    edit('docs/second.mdx', 'title: Second', 'title: The second');
    expect(await warmAgainstCold()).toEqual([]);
    expect(caches()).toEqual([before]);
    expect(readFileSync(inSite('build/second.html'), 'utf8')).toContain('The second');
  });

  it('starts over when the page that a page links to has moved', async () => {
    const [before] = caches();
    edit('docs/second.mdx', 'title:', 'slug: /moved\ntitle:');
    await build();
    expect(caches()).not.toContain(before);
    expect(readFileSync(inSite('build/index.html'), 'utf8')).toContain(
      'href=/moved>the second page',
    );
  });
});
