/**
 * TypeScript as a module of which a bundler keeps what is called. As published it is one scope that
 * exports 2,244 names, so a bundler would keep all of it.
 */
import fs from 'node:fs/promises';

import type {Plugin} from 'esbuild';

/** The server of editors, by the comment above each of its files. */
const serverFile = /^\/\/ src\/(?:server|typingsInstallerCore)\//;

/** Calls that only fill lists of quick fixes and refactorings, or that describe all exports again. */
const registering = /^(?=register(?:CodeFix|Refactor)\(|__export\(ts_(?:exports|server)\w*,)/gm;

/**
 * @param text - `typescript.js`, as published
 * @throws Error if it no longer has this form
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
      'typescript.js has another form than src/plugins/playground/build/typescript.ts knows; adapt it.',
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
