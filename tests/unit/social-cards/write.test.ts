import {mkdtemp, readdir, readFile, rm, truncate} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import type {Card} from '../../../src/plugins/social-cards/card';
import {writeCards} from '../../../src/plugins/social-cards/write';

const card: Card = {title: 'createCallerFactory', section: ['Server'], badge: 'Docs 11.x'};

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'social-cards-'));
});

afterEach(() => rm(folder, {recursive: true}));

function write(cards: Record<string, Card>, outDir = 'build') {
  return writeCards(new Map(Object.entries(cards)), {
    outDir: path.join(folder, outDir),
    baseUrl: '/preview/',
    cacheDir: path.join(folder, 'cache'),
  });
}

function read(file: string): Promise<Buffer> {
  return readFile(path.join(folder, file));
}

describe('files', () => {
  it('are at the path of their page, without the base URL', async () => {
    await write({'/preview/': card, '/preview/docs/a': {...card, title: 'A'}});
    expect(await readdir(path.join(folder, 'build/img/cards'))).toEqual(['docs', 'index.png']);
    expect(await readdir(path.join(folder, 'build/img/cards/docs'))).toEqual(['a.png']);
  });

  it('are the same each time', async () => {
    const cards = {'/preview/a': card};
    await write(cards);
    await rm(path.join(folder, 'cache'), {recursive: true});
    await write(cards, 'again');
    const image = await read('build/img/cards/a.png');
    expect(image.equals(await read('again/img/cards/a.png'))).toBe(true);
  });
});

describe('cache', () => {
  it('draws the same card once', async () => {
    const cards = {'/preview/a': card, '/preview/b': card};
    expect(await write(cards)).toEqual({pages: 2, cards: 1, drawn: 1});
    const [a, b] = [await read('build/img/cards/a.png'), await read('build/img/cards/b.png')];
    expect(a.equals(b)).toBe(true);
  });

  it('draws only what changed', async () => {
    await write({'/preview/a': card, '/preview/b': {...card, title: 'B'}});
    const changed = {'/preview/a': card, '/preview/b': {...card, title: 'C'}};
    expect(await write(changed, 'next')).toEqual({pages: 2, cards: 2, drawn: 1});
  });
});

it('a card that was cut off in the cache is drawn again', async () => {
  await write({'/preview/a': card});
  const whole = await read('build/img/cards/a.png');
  const [cached = ''] = await readdir(path.join(folder, 'cache'));
  await truncate(path.join(folder, 'cache', cached), 1000);
  expect(await write({'/preview/a': card})).toMatchObject({drawn: 1});
  expect((await read('build/img/cards/a.png')).equals(whole)).toBe(true);
});

describe('what stops the build', () => {
  it('is a character that the font does not have, for each page that has one', async () => {
    const cards = {
      '/preview/a': {...card, title: 'Calls → results'},
      '/preview/b': card,
      '/preview/c': {...card, description: 'В разработке'},
    };
    await expect(write(cards)).rejects.toThrow(
      /\/preview\/a: Inter \(latin\) has no glyph for "→"\n {2}\/preview\/c: Inter \(latin\) has no glyph for /,
    );
  });

  it('is a title that has no room', async () => {
    const title = 'experimental_createTRPCNextAppDirClient '.repeat(12).trim();
    await expect(write({'/preview/a': {...card, title}})).rejects.toThrow(
      /\/preview\/a: The title is too long, even at 32 px: "experimental_/,
    );
  });
});
