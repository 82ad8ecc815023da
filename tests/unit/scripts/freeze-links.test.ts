import {describe, expect, it} from 'vitest';

import {freezeLinks} from '../../../scripts/cut-version/links';

const elsewhere = [
  {base: '/docs/v10', report: false},
  {base: '/docs/typedoc', report: true},
];

const freeze = (source: string) => freezeLinks(source, '/docs/v11', elsewhere);

describe('freezeLinks', () => {
  it.each([
    ['[a](/docs)', '[a](/docs/v11)'],
    ['[a](/docs/a?b#c "d")', '[a](/docs/v11/a?b#c "d")'],
    ['[/docs/a](/docs/a)', '[/docs/a](/docs/v11/a)'],
    ['[**a** `/docs/a`](</docs/a>)', '[**a** `/docs/a`](</docs/v11/a>)'],
    ['[a]\n\n[a]: /docs/a', '[a]\n\n[a]: /docs/v11/a'],
    ['<Card to="/docs/a" href=\'/docs/b\' />', '<Card to="/docs/v11/a" href=\'/docs/v11/b\' />'],
    ['# [a](/docs/a) b {#c}\n\n[a](/docs/b)', '# [a](/docs/v11/a) b {#c}\n\n[a](/docs/v11/b)'],
    ['[a](/docs/a) and [a](/docs/a)', '[a](/docs/v11/a) and [a](/docs/v11/a)'],
  ])('%j becomes %j', (source, frozen) => {
    expect(freeze(source)).toEqual({source: frozen, kept: []});
  });

  it.each([
    '[a](/docs/v10/a)',
    '[a](/docsearch)',
    '[a](/blog/docs)',
    '[a](https://example.com/docs)',
    '`/docs/a`',
    '```md\n[a](/docs/a)\n```',
    '<Card title="/docs/a" />',
  ])('%j stays', (source) => {
    expect(freeze(source)).toEqual({source, kept: []});
  });

  it('reports links to what is not frozen', () => {
    const source = 'a\n\n[a](/docs/typedoc/server#b)';
    expect(freeze(source)).toEqual({source, kept: [{line: 3, url: '/docs/typedoc/server#b'}]});
  });

  it('refuses an address that is not written out', () => {
    expect(() => freeze('a\n\n[a](/docs/a&#45;b)')).toThrow(
      'Line 3 has a link to /docs/a-b, written in another way.',
    );
  });
});
