/**
 * TypeScript prints modules by their path on this machine. Readers should see what they would import:
 * `import("/home/me/site/node_modules/zod/index")` becomes `import("zod/index")`, and a file of the
 * page becomes `import("./server/trpc")`.
 *
 * @param text - a type, or a message of the compiler
 */
export function nameModules(text: string): string {
  return text.replace(/import\("([^"]+)"\)/g, (_, file: string) => `import("${nameOf(file)}")`);
}

function nameOf(file: string): string {
  const [, inPackage] = /.*\/node_modules\/(.+)$/.exec(file) ?? [];
  const [, inPage] = /\/\.samples\/[^/]+\/[^/]+\/[^/]+\/(.+)$/.exec(file) ?? [];
  return inPackage ?? (inPage ? `./${inPage}` : file);
}
