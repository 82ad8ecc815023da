import {expect, test, vi} from 'vitest';

import {hostile} from '../../e2e/survives/fuzz';

vi.mock('@docusaurus/ExecutionEnvironment', () => ({default: {canUseDOM: false}}));
vi.mock('@generated/docusaurus.config', () => ({default: {baseUrl: '/'}}));

const {cleanPath} = await import('../../../src/clientModules/cleanPaths');

test.each([
  ['/', '/'],
  ['/docs', '/docs'],
  ['/docs/', '/docs'],
  ['/docs.html', '/docs'],
  ['/docs/index.html', '/docs'],
  ['/index.html', '/'],
  ['//docs//quickstart', '/docs/quickstart'],
  ['/docs%2Fquickstart', '/docs/quickstart'],
  ['/d%6fcs/a%20b', '/docs/a%20b'],
  ['/docs/%', '/docs/%25'],
  ['/docs/%E0%A4', '/docs/%25E0%25A4'],
])('%s is %s', (path, clean) => {
  expect(cleanPath(path, '/')).toBe(clean);
});

test.each([
  ['/site', '/site/'],
  ['/site/', '/site/'],
  ['/site/index.html', '/site/'],
  ['/site/docs/', '/site/docs'],
])('%s below a base URL is %s', (path, clean) => {
  expect(cleanPath(path, '/site/')).toBe(clean);
});

test('a hostile path comes to one of this host, which stays as it is', () => {
  for (const input of hostile(1000, 7)) {
    const clean = cleanPath(`/${encodeURI(Buffer.from(input).toString())}`, '/');
    expect(clean).toMatch(/^\/(?!\/)/);
    expect(() => decodeURI(clean)).not.toThrow();
    expect(new URL(clean, 'https://trpc.io').origin).toBe('https://trpc.io');
  }
});
