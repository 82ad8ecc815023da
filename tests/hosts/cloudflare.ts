/** Cloudflare Pages: runs the handler of its servers over the deployed folder. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {build} from 'esbuild';

import {fileAt, requireEngine, typeOf, type Host} from './host';

type Parsed = {invalid: {line?: string; lineNumber?: number; message: string}[]};

type Engine = {
  parseRedirects: (text: string) => Parsed;
  parseHeaders: (text: string) => Parsed;
  createMetadataObject: (input: {redirects: Parsed; headers: Parsed}) => object;
  generateHandler: (context: {
    request: Request;
    metadata: object;
    logError: (error: Error) => void;
    findAssetEntryForPath: (path: string) => Promise<string | null>;
    getAssetKey: (file: string) => string;
    negotiateContent: () => {encoding: null};
    fetchAsset: (file: string) => Promise<{body: ReadableStream | null; contentType: string}>;
  }) => Promise<Response>;
};

/** Cloudflare publishes it as modules for its own bundler; the parsers only in an earlier version. */
async function loadEngine(): Promise<Engine> {
  const parsers = path.dirname(requireEngine.resolve('cloudflare-pages-parsers/package.json'));
  const shared = path.dirname(requireEngine.resolve('@cloudflare/pages-shared/package.json'));
  const {outputFiles} = await build({
    stdin: {
      contents: `
        export {parseRedirects} from '${parsers}/metadata-generator/parseRedirects.ts';
        export {parseHeaders} from '${parsers}/metadata-generator/parseHeaders.ts';
        export {createMetadataObject} from '${shared}/dist/metadata-generator/createMetadataObject.js';
        export {generateHandler} from '${shared}/dist/asset-server/handler.js';`,
      resolveDir: parsers,
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    tsconfigRaw: {},
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? '').toString('base64');
  return (await import(/* @vite-ignore */ `data:text/javascript;base64,${code}`)) as Engine;
}

export async function cloudflare(folder: string): Promise<Host> {
  const engine = await loadEngine();
  const read = (file: string) => readFile(path.join(folder, file), 'utf8');
  const redirects = engine.parseRedirects(await read('_redirects'));
  const headers = engine.parseHeaders(await read('_headers'));
  const metadata = engine.createMetadataObject({redirects, headers});
  return {
    name: 'Cloudflare',
    complaints: [...redirects.invalid, ...headers.invalid].map(
      ({line = '', message}) => `${message}: ${line}`,
    ),
    async ask(url) {
      let served: string | undefined;
      const errors: Error[] = [];
      const response = await engine.generateHandler({
        request: new Request(`https://example.com${url}`),
        metadata,
        logError: (error) => errors.push(error),
        // Pages keeps its own configuration to itself.
        findAssetEntryForPath: async (urlPath) =>
          /^\/_(?:headers|redirects)$/.test(urlPath) ? null : (fileAt(folder, urlPath) ?? null),
        getAssetKey: (file) => file,
        negotiateContent: () => ({encoding: null}),
        async fetchAsset(file) {
          served = file;
          return {body: null, contentType: typeOf(file)};
        },
      });
      if (errors[0]) throw errors[0];
      return {
        status: response.status,
        headers: Object.fromEntries(response.headers),
        ...(served !== undefined && {file: served}),
      };
    },
  };
}
