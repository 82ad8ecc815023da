/**
 * Makes TypeScript tree-shakable. It is published as one scope with 2,244 exports, which a bundler
 * keeps in full.
 */
import fs from 'node:fs/promises';

import type {Plugin} from 'esbuild';

/** The editor server, recognized by the comment above each of its files. */
const serverFile = /^\/\/ src\/(?:server|typingsInstallerCore)\//;

/** Calls that only register quick fixes and refactorings, or that list all exports again. */
const registering = /^(?=register(?:CodeFix|Refactor)\(|__export\(ts_(?:exports|server)\w*,)/gm;

/**
 * @param text - `typescript.js`, as published
 * @throws Error if the file no longer has this form
 */
export function asModule(text: string): string {
  const [whole, before = '', exported = '', after = ''] =
    /^var ts = \{\}; \(\(module\) => \{\n([^]*?)^__export\(typescript_exports, \{\n([^]*?)^\}\);\nmodule\.exports = __toCommonJS\(typescript_exports\);\n([^]*)^\/\/ Annotate the CommonJS export names/m.exec(
      text,
    ) ?? [];
  const files = (before + after).split(/^(?=\/\/ src\/)/m);
  const kept = files.filter((file) => !serverFile.test(file)).join('');
  const code = kept.replace(registering, '/* @__PURE__ */ ');
  if (whole === undefined || kept.length === before.length + after.length || code === kept) {
    throw new Error(
      'typescript.js no longer has the form that src/plugins/playground/build/typescript.ts expects; adapt that file.',
    );
  }
  const known = new Set(code.match(/[\w$]+/g));
  const names = [...exported.matchAll(/(\w+): \(\) => (\w+)/g)].flatMap(
    ([, name = '', local = '']) => (known.has(local) ? [`${local} as ${name}`] : []),
  );
  return `${code}\nexport {${names.join(', ')}};\n`;
}

export const typescriptAsModule: Plugin = {
  name: 'typescript-as-module',
  setup(bundler) {
    bundler.onLoad({filter: /\/typescript\/lib\/typescript\.js$/}, async ({path}) => ({
      contents: asModule(await fs.readFile(path, 'utf8')),
    }));
  },
};
