/** What TypeDoc makes of the released packages; it reads the sources only where no JSON of the last time holds. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {Application} from 'typedoc';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {findRemovedExports, findUncovered} from '../../../src/plugins/api-reference/coverage';
import {readPublicExports} from '../../../src/plugins/api-reference/entry-points';
import {jobOf, runJob} from '../../../src/plugins/api-reference/job';
import type {Entry, ReferenceModel, Token} from '../../../src/plugins/api-reference/model';
import {entryPointsOf} from '../../../src/plugins/api-reference/typedoc/conversion';
import {loadReference} from '../../../src/plugins/api-reference/typedoc/plugin';
import {readModel} from '../../../src/plugins/api-reference/typedoc/read-model';
import {listExports, PurposeRouter} from '../../../src/plugins/api-reference/typedoc/router';
import {readingOptions} from '../../../src/plugins/api-reference/typedoc/run';
import {newestReference} from '../../unit/api-reference/newest';

const reference = {...newestReference, siteDir: path.resolve('.')};
const {contents} = reference;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'reference-'));
const output = path.join(folder, 'pages');
const job = jobOf(reference);
const json = path.join(job.folder, `project-${job.modelKey}.json`);

/** Two pages of the reference, made from the JSON of all packages. */
const written = ['client/links', 'server/types'];
const packages = contents.packages.slice(0, 2).map((described) => ({
  ...described,
  pages: described.pages.filter(({slug}) => written.includes(`${described.directory}/${slug}`)),
}));
const smallJob = {...job, reference: {...reference, contents: {...contents, packages}}, output};

/** File -> content of what was generated into a folder. */
function files(): Record<string, string> {
  return Object.fromEntries(
    fs
      .readdirSync(output, {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.(mdx|json)$/.test(file))
      .map((file) => [file, fs.readFileSync(path.join(output, file), 'utf8')]),
  );
}

const textOf = (tokens: readonly Token[]) =>
  tokens.map((token) => (typeof token === 'string' ? token : token[1])).join('');

let model: ReferenceModel;
let publicExports: Map<string, string[]>;

function entry(id: string): Entry {
  const found = model.entries.find((each) => each.id === id);
  if (!found) throw new Error(`No entry ${id}`);
  return found;
}

beforeAll(async () => {
  publicExports = readPublicExports(entryPointsOf(reference));
  if (!fs.existsSync(json)) await runJob({...job, output: path.join(folder, 'all')});
  const app = await Application.bootstrapWithPlugins({
    ...readingOptions(json),
    plugin: ['typedoc-plugin-markdown', loadReference],
    reference: {...reference, guides: []},
    logLevel: 'Error',
  });
  const project = await app.convert();
  if (!project) throw new Error('TypeDoc could not read its JSON.');
  const router = new PurposeRouter(app);
  router.buildPages(project);
  model = await readModel(reference, router);
});
afterAll(() => fs.rmSync(folder, {recursive: true}));

describe('the released packages', () => {
  const entryPoints = entryPointsOf(reference);

  it('have the entry points that readers import from, and no others', () => {
    const specifiers = entryPoints.map(({specifier}) => specifier);
    expect(specifiers).toContain('@trpc/server/adapters/express');
    expect(specifiers.filter((specifier) => specifier.includes('unstable-'))).toEqual([]);
  });

  it('still export everything that the reference lists', () => {
    const {packages, withheldExports: withheld} = contents;
    expect(findRemovedExports({packages, publicExports, withheld, guides: []})).toEqual([]);
  });
});

describe('the model', () => {
  it('has an entry for every public export of every entry point, and for nothing internal', () => {
    const documented = new Map<string, Set<string>>();
    for (const {name, from, alsoFrom} of model.entries) {
      for (const specifier of [from, ...alsoFrom]) {
        documented.set(specifier, (documented.get(specifier) ?? new Set()).add(name));
      }
    }
    expect(findUncovered(publicExports, contents.withheldExports, documented)).toEqual([]);
    expect([...publicExports.values()].flat().length).toBeGreaterThan(400);
  });

  it('offers a name from a package that re-exports it only since a release that has it', () => {
    expect(entry('client/create-client#createTRPCClient').alsoFrom).toContain('@trpc/react-query');
    expect(model.versions['@trpc/react-query']).not.toBe(model.versions['@trpc/client']);
    expect(entry('client/errors-and-fetch#safe').alsoFrom).toEqual([]);
  });

  it('prints a signature with public names, formatted', () => {
    expect(entry('client/links#httpBatchLink').signatures.map(textOf)).toEqual([
      'function httpBatchLink<TRouter extends AnyTRPCRouter>(\n' +
        "  opts: HTTPBatchLinkOptions<TRouter['_def']['_config']['$types']>,\n" +
        '): TRPCLink<TRouter>;',
    ]);
  });

  it('links every type that has an entry', () => {
    const targets = entry('client/links#httpBatchLink')
      .signatures.flat()
      .flatMap((token) => (typeof token === 'string' || token[2] === undefined ? [] : [token[2]]));
    expect(targets).toEqual([
      'server/types#AnyTRPCRouter',
      'client/links#HTTPBatchLinkOptions',
      'client/links#TRPCLink',
    ]);
  });

  it('points only to entries and internal types that exist', () => {
    const known = new Set([
      ...model.entries.map(({id}) => id),
      ...model.internals.map(({id}) => `internal:${id}`),
    ]);
    const code = [
      ...model.internals.map(({signature}) => signature),
      ...model.entries.flatMap(({signatures, members, parameters, alsoMembersOf}) => [
        ...signatures,
        ...alsoMembersOf,
        ...[...members, ...parameters].map(({type}) => type),
      ]),
    ];
    const targets = code
      .flat()
      .flatMap((token) => (typeof token === 'string' ? [] : (token[2] ?? [])));
    expect(targets.filter((target) => !known.has(target))).toEqual([]);
    expect(targets.length).toBeGreaterThan(1000);
  });

  it('lists inherited and internal options in the table of an options type', () => {
    const names = entry('client/links#HTTPBatchLinkOptions').members.map(({name}) => name);
    expect(names).toEqual(
      expect.arrayContaining(['url', 'fetch', 'headers', 'maxItems', 'maxURLLength']),
    );
  });

  it('keeps the deprecation that an export specifier carries, and what to use instead', () => {
    expect(entry('server/types#AnyRouter')).toMatchObject({
      deprecated: 'use `AnyTRPCRouter` instead',
      aliasOf: 'server/types#AnyTRPCRouter',
    });
    expect(entry('server/types#AnyTRPCRouter').deprecated).toBeUndefined();
  });

  it('shows block tags that TypeDoc does not know under their names', () => {
    expect(
      entry('react-query/server-helpers#createHydrationHelpers').notes.map(({label}) => label),
    ).toContain('Note');
  });

  it('names the source at the released tag', () => {
    expect(entry('server/errors#TRPCError').source).toMatch(
      new RegExp(
        `^https://github\\.com/trpc/trpc/blob/v${model.versions['@trpc/server']}/packages/server/src/unstable-core-do-not-import/error/TRPCError\\.ts#L\\d+$`,
      ),
    );
  });
});

describe('listExports', () => {
  it('fails on names that the packages lack', () => {
    const find = (from: string, name: string) =>
      name.startsWith('httpBatch') ? undefined : `${from}#${name}`;
    expect(() => listExports(contents, find)).toThrow(
      'httpBatchLink from @trpc/client\n  httpBatchStreamLink from @trpc/client\n',
    );
  });
});

describe('the pages', () => {
  it('are the same each time, and written or removed only where they differ', async () => {
    await runJob(smallJob);
    const before = files();
    expect(Object.keys(before)).toEqual(
      expect.arrayContaining(written.map((page) => `${page}.mdx`)),
    );
    const [edited, untouched, gone] = ['client/links.mdx', 'server/types.mdx', 'client/gone.mdx'];
    const writtenAt = () => fs.statSync(path.join(output, untouched)).mtimeMs;
    const first = writtenAt();
    fs.writeFileSync(path.join(output, edited), 'edited');
    fs.writeFileSync(path.join(output, gone), 'gone');
    await runJob(smallJob);
    expect(files()).toEqual(before);
    expect(writtenAt()).toBe(first);
  });

  it('are few', () => {
    expect(contents.packages.flatMap(({pages}) => pages).length).toBeLessThan(30);
  });
});

describe('generation', () => {
  it('fails when TypeDoc does, and writes no page', async () => {
    const nowhere = path.join(folder, 'none');
    fs.writeFileSync(path.join(folder, 'project-broken.json'), '{');
    fs.symlinkSync(path.join(job.folder, 'guides'), path.join(folder, 'guides'));
    const broken = {...job, folder, output: nowhere, modelKey: 'broken'};
    await expect(runJob(broken)).rejects.toThrow('The API reference could not be generated');
    expect(fs.existsSync(nowhere)).toBe(false);
  });
});
