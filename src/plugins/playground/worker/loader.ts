/**
 * The script that the compiler's worker starts with. It reads the compiler and its packages, which
 * would keep the page's own thread busy for two seconds on a slow phone, and becomes the compiler.
 */
import {readBytes} from '../client/read';
import type {FromLoader, LoadCompiler, StartCompiler} from './messages';

// The page's types describe a window; a dedicated worker has the same members, and `importScripts`.
// TypeScript lacks `trustedTypes`, as do some browsers.
const scope = globalThis as unknown as {
  trustedTypes?: {
    createPolicy(name: 'default', rules: {createScriptURL(url: string): string | null}): void;
  };
  onmessage: ((event: {data: LoadCompiler | StartCompiler}) => void) | null;
  postMessage(message: FromLoader): void;
  importScripts(url: string): void;
};

// The site's policy applies to workers as well: `src/client/hydration/template.ts` does this for pages.
scope.trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => (new URL(url, location.href).origin === origin ? url : null),
});

async function load({compiler, folders}: LoadCompiler): Promise<void> {
  const files = [compiler, ...folders.map(({types}) => types)];
  let told = 0;
  const [, ...read] = await readBytes(files, (loaded, total) => {
    // Each message takes the page some time, and a file arrives in hundreds of parts.
    if (loaded < total && loaded - told < total / 20) return;
    told = loaded;
    scope.postMessage({type: 'progress', loaded, total});
  });
  // It was read for the progress only: this takes it from the browser's cache, and sets `onmessage`.
  scope.importScripts(compiler.url);
  const start: StartCompiler = {
    type: 'start',
    folders: read.map((json, index) => ({folder: folders[index]?.folder ?? '', json})),
  };
  scope.onmessage?.({data: start});
  scope.postMessage({type: 'loaded'});
}

scope.onmessage = ({data}) => {
  if (data.type !== 'load') return;
  load(data).catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    scope.postMessage({type: 'failed', message});
  });
};
