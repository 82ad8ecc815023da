import {describe, expect, test} from 'vitest';

import {changedTexts, decodeShared, encodeShared} from '../../../src/components/Playground/share';

const texts = {'server/[id].ts': 'export const greeting = "Grüße → 🙂";\n', 'client.ts': ''};
const original = {from: '/docs/server/routers', name: 'first-router'};

/** A link to anything, packed as links to projects are. */
const linkTo = (value: unknown) => encodeShared({from: '', name: '', texts: value as never});

describe('a link', () => {
  test('brings the changes, the open file, the cursor and the program back', () => {
    const shared = {...original, texts, open: 'client.ts', cursor: 7, run: 'client.ts'};
    const fragment = encodeShared(shared);
    expect(fragment).toMatch(/^#from=[\w%]+&name=first-router&open=.*&code=[\w-]+$/);
    expect(decodeShared(fragment)).toEqual(shared);
  });

  test('carries only what differs from the page', () => {
    const files = Object.entries(texts).map(([path, text]) => ({path, text, folded: false}));
    const same = Object.entries(texts);
    expect(changedTexts(files, new Map(same))).toBe(undefined);
    expect(changedTexts(files, new Map([...same, ['client.ts', 'new']]))).toEqual({
      'client.ts': 'new',
    });
  });

  test('of an earlier release contains all files', () => {
    const files = Object.entries(texts).map(([path, text]) => ({path, text, folded: false}));
    expect(decodeShared(linkTo({name: '', files, entries: [], packages: []})).texts).toEqual(texts);
  });

  test('may ask for the original alone', () => {
    expect(decodeShared(encodeShared({from: '/docs', name: ''}))).toEqual({
      from: '/docs',
      name: '',
    });
    expect(decodeShared('')).toEqual({from: '', name: ''});
  });

  test.each([
    '//elsewhere.example/',
    'https://elsewhere.example/',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
  ])('names no other host: %s', (from) => {
    expect(decodeShared(`#${new URLSearchParams({from})}`).from).toBe('');
  });
});

describe('a broken link says so, and where the original is', () => {
  const whole = encodeShared({from: '/docs', name: 'tab', texts});

  test.each([whole.slice(0, -20), '#from=/docs&name=tab&code=', '#from=/docs&name=tab&code=%%%'])(
    'cut off: %s',
    (fragment) => {
      const {problem, ...found} = decodeShared(fragment);
      expect(problem).toContain('incomplete');
      expect(found).toEqual({from: '/docs', name: 'tab'});
    },
  );

  test.each([
    ['no files', {}],
    ['a list', ['a.ts']],
    ['no texts', {'a.ts': 1}],
    ['files without texts', {files: [{path: 'a.ts'}]}],
  ])('%s', (_, value) => {
    expect(decodeShared(linkTo(value)).problem).toContain('was not made by this playground');
  });

  test('one that unpacks to far more than a project', () => {
    expect(decodeShared(linkTo({'a.ts': 'a'.repeat(5_000_000)})).problem).toContain('incomplete');
  });
});
