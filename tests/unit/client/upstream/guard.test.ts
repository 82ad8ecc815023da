/** The guard of swaps, in builds of a small project by the bundler of the site. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {rspack} from '@docusaurus/faster';
import {afterEach, describe, expect, test} from 'vitest';

import {swapping, type Bundler, type Swap} from '../../../../src/client/upstream/modules';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) fs.rmSync(folder, {recursive: true});
});

/** Writes a project, and gives the absolute path of each of its files. */
function project(files: Record<string, string>): (file: string) => string {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'guard-')));
  folders.push(folder);
  const at = (file: string) => path.join(folder, file);
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(at(file)), {recursive: true});
    fs.writeFileSync(at(file), text);
  }
  return at;
}

interface Built {
  errors: string[];
  bundle: string;
}

function build(
  at: (file: string) => string,
  swaps: Swap[],
  patched: string[] = [],
  cache = false,
): Promise<Built> {
  const options: Parameters<typeof rspack>[0] = {
    context: at(''),
    entry: './entry.js',
    mode: 'production',
    output: {path: at('out')},
    resolve: {alias: {'@theme/Card': at('theme/Card.js'), '@generated': at('generated')}},
    plugins: [swapping(rspack as unknown as Bundler, swaps, patched) as never],
    ...(cache && {
      cache: true,
      experiments: {
        cache: {type: 'persistent', storage: {type: 'filesystem', directory: at('cache')}},
      },
    }),
  };
  return new Promise((resolve, reject) => {
    const compiler = rspack(options);
    compiler.run((error, stats) => {
      if (error) return reject(error);
      const errors = (stats?.toJson({errors: true}).errors ?? []).map(({message}) => message);
      const file = at('out/main.js');
      const bundle = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
      compiler.close(() => resolve({errors, bundle}));
    });
  });
}

const files = {
  'entry.js': `
    import card from '@theme/Card';
    import routes from '@generated/routes';
    import link from './upstream/Link';
    import {parse} from 'parser';
    console.log(card, routes, link, parse);`,
  'theme/Card.js': 'export default "upstream card";',
  'generated/routes.js': 'export default "upstream routes";',
  'upstream/Link.js': 'export default "upstream link";',
  'node_modules/parser/package.json': '{"name": "parser", "main": "lib/main.js"}',
  'node_modules/parser/lib/main.js': 'export const parse = "upstream parser";',
  'ours.js': 'export default "ours"; export const parse = "ours";',
};

const all = (at: (file: string) => string): Swap[] => [
  {alias: '@theme/Card', from: at('theme/Card.js'), to: at('ours.js')},
  {alias: '@generated/routes', from: at('generated/routes.js'), to: at('ours.js')},
  {from: at('upstream/Link.js'), to: at('ours.js')},
  {from: at('node_modules/parser'), to: at('ours.js')},
];

describe('a build with swaps', () => {
  test('passes when each took effect, and again when it comes from the cache', async () => {
    const at = project(files);
    for (let run = 0; run < 2; run++) {
      const {errors, bundle} = await build(at, all(at), [at('entry.js')], true);
      expect(errors).toEqual([]);
      expect(bundle).not.toContain('upstream');
      expect(bundle).toContain('ours');
    }
  });

  test.each([
    ['an alias of the theme', '@theme/Card', 0],
    ['a generated module', '@generated/routes', 1],
    ['a file', './upstream/Link', 2],
    ['a package', 'parser', 3],
  ])(
    'fails when nothing asks for %s, though others have the same stand-in',
    async (_, request, index) => {
      const at = project({...files, 'entry.js': files['entry.js'].replace(request, './ours')});
      const swaps = all(at);
      const {errors} = await build(at, swaps);
      expect(errors).toEqual([expect.stringContaining('No module asks for')]);
      expect(errors[0]).toContain(swaps[index]?.from);
    },
  );

  test('fails when an alias leads to another module than the swap names', async () => {
    const at = project({...files, 'theme/Swizzled.js': 'export default "swizzled";'});
    const [card, ...others] = all(at);
    const {errors, bundle} = await build(at, [
      {...(card as Swap), from: at('theme/Swizzled.js')},
      ...others,
    ]);
    expect(errors).toEqual([
      expect.stringContaining(`No module asks for @theme/Card of ${at('theme/Swizzled.js')}`),
    ]);
    expect(bundle).not.toContain('swizzled');
  });

  test('leaves a module of the same name in another folder alone', async () => {
    const entry = files['entry.js'].replace(
      "link from './upstream/Link'",
      "link from './upstream/Link';\nimport other from './other/Link'; console.log(other)",
    );
    const at = project({
      ...files,
      'entry.js': entry,
      'other/Link.js': 'export default "other link";',
    });
    const {errors, bundle} = await build(at, all(at));
    expect(errors).toEqual([]);
    expect(bundle).toContain('other link');
  });

  test('fails when the original is still there', async () => {
    const entry = `${files['entry.js']}\nimport again from './upstream/Link.js?again'; console.log(again);`;
    const at = project({...files, 'entry.js': entry});
    const {errors} = await build(at, [...all(at)]);
    expect(errors).toEqual([
      expect.stringContaining(
        `${at('upstream/Link.js')} is in the bundle next to ${at('ours.js')}`,
      ),
    ]);
  });

  test('fails when nothing asks for a patched module', async () => {
    const at = project(files);
    const {errors} = await build(at, all(at), [at('upstream/Gone.js')]);
    expect(errors).toEqual([
      expect.stringContaining(`${at('upstream/Gone.js')} is patched, and nothing asks for it`),
    ]);
  });
});
