import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {Samples} from '../../../../src/plugins/samples/core/samples';
import {Workers} from '../../../../src/plugins/samples/core/workers';

const file = 'docs/page.md';
const source = [
  '---',
  'title: A page',
  '---',
  '',
  'Some text.',
  '',
  '```ts',
  'const a = 1;',
  '```',
  '',
].join('\n');

/** Answers that nothing is wrong, as often as it is asked. */
const check = vi.fn((_toolkit: unknown, pages: readonly unknown[]) =>
  Promise.resolve(
    pages.map(() => ({problems: [], notes: {}, tables: {}, types: {texts: [], blocks: {}}})),
  ),
);

describe('checking a page again', () => {
  let site: string;
  let samples: Samples;

  beforeEach(() => {
    check.mockClear();
    vi.spyOn(Workers.prototype, 'check').mockImplementation(check);
    site = fs.mkdtempSync(path.join(os.tmpdir(), 'samples-again-'));
    for (const folder of ['docs', 'node_modules']) fs.mkdirSync(path.join(site, folder));
    fs.symlinkSync(path.resolve('toolkit'), path.join(site, 'toolkit'));
    for (const name of fs.readdirSync('node_modules')) {
      if (name.startsWith('.')) continue;
      fs.symlinkSync(path.resolve('node_modules', name), path.join(site, 'node_modules', name));
    }
    samples = new Samples(site);
  });

  afterEach(() => {
    vi.restoreAllMocks();
    fs.rmSync(site, {recursive: true});
  });

  async function checkWith(text: string) {
    fs.writeFileSync(path.join(site, file), text);
    await samples.check([file]);
  }

  it('compiles nothing when only the text was edited', async () => {
    await checkWith(source);
    await checkWith(source.replace('Some text.', 'Other text.'));
    await checkWith(`${source}\nA last sentence.\n`);
    expect(check).toHaveBeenCalledTimes(1);
  });

  it('compiles a sample that was edited', async () => {
    await checkWith(source);
    await checkWith(source.replace('const a', 'const b'));
    expect(check).toHaveBeenCalledTimes(2);
  });

  it('compiles a sample that has moved, since problems are reported with their lines', async () => {
    await checkWith(source);
    await checkWith(source.replace('Some text.', 'Some text.\n\nMore text.'));
    expect(check).toHaveBeenCalledTimes(2);
  });
});
