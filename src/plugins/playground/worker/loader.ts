/**
 * The script that the compiler's worker starts with. It reads the compiler and the packages of each
 * project, which would keep the page's own thread busy for two seconds on a slow phone, and passes
 * everything else on to the compiler.
 */
import {readBytes} from './read';
import type {FromWorker, Load, Start, ToCompiler, ToWorker} from './messages';

// The page's types describe a window; a dedicated worker has the same members, and `importScripts`.
// TypeScript lacks `trustedTypes`, as do some browsers.
const scope = globalThis as unknown as {
  trustedTypes?: {
    createPolicy(name: 'default', rules: {createScriptURL(url: string): string | null}): void;
  };
  onmessage: ((event: {data: ToWorker}) => void) | null;
  postMessage(message: FromWorker): void;
  importScripts(url: string): void;
};

// The site's policy applies to workers as well: `src/client/hydration/template.ts` does this for pages.
scope.trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => (new URL(url, location.href).origin === origin ? url : null),
});

/** The compiler, once its script has been read. */
let compile: ((event: {data: ToCompiler}) => void) | undefined;
/** Addresses of what the compiler has read. */
const known = new Set<string>();

async function load({compiler, folders}: Load): Promise<void> {
  const missing = folders.filter(({types}) => !known.has(types.url));
  const files = [...(compile ? [] : [compiler]), ...missing.map(({types}) => types)];
  let told = 0;
  const contents = await readBytes(files, (loaded, total) => {
    // Each message takes the page some time, and a file arrives in hundreds of parts.
    if (loaded < total && loaded - told < total / 20) return;
    told = loaded;
    scope.postMessage({loaded, total});
  });
  if (!compile) {
    // It was read for the progress only: this takes it from the browser's cache, and sets `onmessage`.
    scope.importScripts(compiler.url);
    compile = (scope.onmessage as typeof compile | null) ?? undefined;
    scope.onmessage = receive;
  }
  const read = new Map(files.map(({url}, index) => [url, contents[index]]));
  const start: Start = {
    folders: folders.map(({folder, types}) => {
      const {url} = types;
      const json = read.get(url);
      return json ? {folder, url, json} : {folder, url};
    }),
  };
  compile?.({data: start});
  missing.forEach(({types}) => known.add(types.url));
}

function receive({data}: {data: ToWorker}): void {
  if ('method' in data) return compile?.({data});
  const {id} = data;
  load(data.load).then(
    () => scope.postMessage({id, answer: undefined}),
    (error: unknown) =>
      scope.postMessage({id, error: error instanceof Error ? error.message : String(error)}),
  );
}

scope.onmessage = receive;
