/** Replacements and edits, in builds of a small project by the bundler of the site. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {rspack} from '@docusaurus/faster';
import {afterEach, expect, test} from 'vitest';

import {replacing} from '../../../../src/client/upstream';
import type {Edit} from '../../../../src/client/upstream/table';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) fs.rmSync(folder, {recursive: true});
});

const files = {
  'entry.js': `
    import card from '@theme/Card';
    import routes from '@generated/routes';
    import link from './upstream/Link';
    import other from './other/Link';
    import {parse} from 'parser';
    import edited from './edited';
    console.log(card, routes, link, other, parse, edited);`,
  'theme/Card.js': 'export default "upstream card";',
  'generated/routes.js': 'export default "upstream routes";',
  'upstream/Link.js': 'export default "upstream link";',
  'other/Link.js': 'export default "other link";',
  'node_modules/parser/package.json': '{"name": "parser", "main": "lib/main.js"}',
  'node_modules/parser/lib/main.js': 'export const parse = "upstream parser";',
  'edited.js': 'export default "upstream text";',
  'ours.js': 'export default "ours"; export const parse = "ours";',
};
const originals = [
  'theme/Card.js',
  'generated/routes.js',
  'upstream/Link.js',
  'node_modules/parser/lib/main.js',
];

function build(
  changed: Record<string, string> = {},
  edit: Edit = ['upstream text', 'edited text'],
): Promise<{errors: string[]; bundle: string}> {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'guard-')));
  folders.push(folder);
  const at = (file: string) => path.join(folder, file);
  for (const [file, text] of Object.entries({...files, ...changed})) {
    fs.mkdirSync(path.dirname(at(file)), {recursive: true});
    fs.writeFileSync(at(file), text);
  }
  const swaps = Object.fromEntries(originals.map((file) => [at(file), at('ours.js')]));
  const {resolve, ...rest} = replacing(rspack as never, swaps, {[at('edited.js')]: [edit]});
  const compiler = rspack({
    context: folder,
    entry: './entry.js',
    mode: 'production',
    output: {path: at('out')},
    resolve: {
      alias: {'@theme/Card': at('theme/Card.js'), '@generated': at('generated'), ...resolve.alias},
    },
    ...(rest as object),
  });
  return new Promise((done, reject) => {
    compiler.run((error, stats) => {
      if (error) return reject(error);
      const errors = (stats?.toJson({errors: true}).errors ?? []).map(({message}) => message);
      const file = at('out/main.js');
      const bundle = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
      compiler.close(() => done({errors, bundle}));
    });
  });
}

test('each is used, however it is requested, and no module of the same name elsewhere', async () => {
  const {errors, bundle} = await build();
  expect(errors).toEqual([]);
  expect(bundle).not.toContain('upstream');
  for (const text of ['ours', 'other link', 'edited text']) expect(bundle).toContain(text);
});

test('the build fails when nothing asks for them', async () => {
  const {errors} = await build({'entry.js': 'console.log("none")'});
  expect(errors).toContainEqual(expect.stringMatching(/The bundle needs .*ours\.js; see src/));
  expect(errors).toContainEqual(expect.stringMatching(/The bundle needs .*edited\.js; see src/));
});

test('the build fails when the code of an edit is not there exactly once', async () => {
  const {errors} = await build({}, ['text', 'x']);
  expect(errors).toEqual([]);
  for (const [from, times] of [
    ['gone', 0],
    ['e', 4],
  ] as const) {
    const failed = await build({}, [from, 'x']);
    expect(failed.errors.join()).toContain(`has ${times} times, not once: ${from}`);
  }
});
