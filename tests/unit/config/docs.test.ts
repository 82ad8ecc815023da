import {afterEach, expect, it, vi} from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function readDocs() {
  const {docs} = await import('../../../src/config/docs');
  return docs;
}

it('renders docs in parts when a link leads to them', async () => {
  expect(await readDocs()).toMatchObject({
    rehypePlugins: [expect.any(Function)],
    recmaPlugins: [expect.any(Function)],
  });
});

it('leaves docs in one piece when posts are embedded, for they are looked for once', async () => {
  vi.stubEnv('SOCIAL_EMBEDS', 'true');
  const docs = await readDocs();
  expect(docs).not.toHaveProperty('rehypePlugins');
  expect(docs).not.toHaveProperty('recmaPlugins');
});
