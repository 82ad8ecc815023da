import {describe, expect, test} from 'vitest';

import {BrokenLink, decodeShared, encodeShared} from '../../../src/components/Playground/share';
import type {PlaygroundProject} from '../../../src/plugins/playground/api';

const project: PlaygroundProject = {
  name: 'first-router',
  files: [
    {path: 'server/[id].ts', text: 'export const greeting = "Grüße → 🙂";\n', folded: false},
    {path: 'client.ts', text: '', folded: true},
  ],
  entries: [{path: 'client.ts', files: ['client.ts'], servers: [], output: 'hello'}],
  packages: ['zod'],
};

/** What decoding a fragment throws. */
function broken(fragment: string): BrokenLink {
  try {
    decodeShared(fragment);
  } catch (error) {
    if (error instanceof BrokenLink) return error;
    throw error;
  }
  throw new Error('The link is whole.');
}

/** A link to anything, packed as links to projects are. */
const linkTo = (value: unknown) => encodeShared({from: '', name: '', project: value as never});

describe('a link', () => {
  test('brings all files back, and leaves out what the page prints', () => {
    const fragment = encodeShared({from: '/docs/server/routers', name: 'first-router', project});
    expect(fragment).toMatch(/^#from=[\w%]+&name=first-router&code=[\w-]+$/);
    const entries = [{path: 'client.ts', files: ['client.ts'], servers: []}];
    expect(decodeShared(fragment)).toEqual({
      from: '/docs/server/routers',
      name: 'first-router',
      project: {...project, entries},
    });
  });

  test('may ask for the original alone', () => {
    expect(decodeShared(encodeShared({from: '/docs', name: ''}))).toEqual({
      from: '/docs',
      name: '',
    });
    expect(decodeShared('')).toEqual({from: '', name: ''});
  });

  test.each(['//elsewhere.example/', 'https://elsewhere.example/', '/\\elsewhere.example'])(
    'names no other host: %s',
    (from) => {
      expect(decodeShared(`#${new URLSearchParams({from})}`).from).toBe('');
    },
  );
});

describe('a broken link says so, and where the original is', () => {
  const whole = encodeShared({from: '/docs', name: 'tab', project});

  test.each([whole.slice(0, -20), '#from=/docs&name=tab&code=', '#from=/docs&name=tab&code=%%%'])(
    'cut off: %s',
    (fragment) => {
      const {message, original} = broken(fragment);
      expect(message).toContain('incomplete');
      expect(original).toEqual({from: '/docs', name: 'tab'});
    },
  );

  test.each([
    ['no files', {...project, files: []}],
    ['a path that leads out', {...project, files: [{path: '../a.ts', text: '', folded: false}]}],
    ['no texts', {...project, files: [{path: 'a.ts', folded: false}]}],
    ['packages that are no names', {...project, packages: [1]}],
  ])('%s', (_, value) => {
    expect(broken(linkTo(value)).message).toContain('was not made by this playground');
  });

  test('one that unpacks to far more than a project', () => {
    const files = [{path: 'a.ts', text: 'a'.repeat(5_000_000), folded: false}];
    expect(broken(linkTo({...project, files})).message).toContain('incomplete');
  });
});
