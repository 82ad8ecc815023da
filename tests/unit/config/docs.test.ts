import {afterEach, expect, it, vi} from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** Also the plugins, which are other functions each time that the modules are loaded. */
async function readDocs() {
  const [{docs}, {rehypeFold}, {rehypeTables}] = await Promise.all([
    import('../../../src/config/docs'),
    import('../../../src/client/navigation/rehype-fold'),
    import('../../../src/plugins/tables/rehype-tables'),
  ]);
  return {docs, rehypeFold, rehypeTables};
}

it('renders docs in parts when a link leads to them', async () => {
  const {docs, rehypeFold, rehypeTables} = await readDocs();
  expect(docs).toMatchObject({
    rehypePlugins: [rehypeTables, rehypeFold],
    recmaPlugins: [expect.any(Function)],
  });
});

it('leaves docs in one piece when posts are embedded, for they are looked for once', async () => {
  vi.stubEnv('SOCIAL_EMBEDS', 'true');
  const {docs, rehypeTables} = await readDocs();
  expect(docs.rehypePlugins).toEqual([rehypeTables]);
  expect(docs).not.toHaveProperty('recmaPlugins');
});
