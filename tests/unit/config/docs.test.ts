import {afterEach, expect, it, vi} from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** Also the plugins, which are other functions each time that the modules are loaded. */
async function readDocs() {
  const [{docs}, {rehypeFold}, {recmaFold}] = await Promise.all([
    import('../../../src/config/docs'),
    import('../../../src/client/navigation/rehype-fold'),
    import('../../../src/client/navigation/recma-fold'),
  ]);
  return {docs, rehypeFold, recmaFold};
}

it('renders docs in parts when a link leads to them', async () => {
  const {docs, rehypeFold, recmaFold} = await readDocs();
  // Last, for it puts parts of the page into components.
  expect(docs.rehypePlugins.at(-1)).toBe(rehypeFold);
  expect(docs.recmaPlugins.at(-1)).toBe(recmaFold);
});

it('leaves docs in one piece when posts are embedded, because they are looked for only once', async () => {
  vi.stubEnv('SOCIAL_EMBEDS', 'true');
  const {docs, rehypeFold, recmaFold} = await readDocs();
  expect(docs.rehypePlugins).not.toContain(rehypeFold);
  expect(docs.recmaPlugins).not.toContain(recmaFold);
});
