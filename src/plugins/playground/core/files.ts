/** Resolves imports between the files of a project, in the build and in the browser. Pure. */

const endings = ['', '.ts', '.tsx', '.js', '.jsx', '.json', '/index.ts', '/index.tsx', '/index.js'];

/** `./trpc` in `server/router.ts` is `server/trpc`. */
function join(importer: string, specifier: string): string {
  const parts = importer.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/** @returns the file's path, or undefined if there is none */
export function resolveFile(
  files: {has(path: string): boolean},
  importer: string,
  specifier: string,
): string | undefined {
  const target = join(importer, specifier);
  const bare = target.replace(/\.[mc]?jsx?$/, '');
  return [target, bare]
    .flatMap((name) => endings.map((ending) => (name + ending).replace(/^\//, '')))
    .find((name) => files.has(name));
}
