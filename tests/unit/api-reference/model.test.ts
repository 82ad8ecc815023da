/** TypeDoc's model of the released packages; slow to make, so taken from the build's cache if it still holds. */
import path from 'node:path';

import {beforeAll, describe, expect, it} from 'vitest';

import {
  packagesDirectory,
  referencePackages,
  withheldExports,
} from '../../../src/config/apiReference';
import {listExports} from '../../../src/plugins/api-reference/convert';
import {findUncovered} from '../../../src/plugins/api-reference/coverage';
import {listEntryPoints, readPublicExports} from '../../../src/plugins/api-reference/entry-points';
import {referenceFiles} from '../../../src/plugins/api-reference/files';
import type {Entry, ReferenceModel, Token} from '../../../src/plugins/api-reference/model';
import {readModel} from '../../../src/plugins/api-reference/read-model';

const textOf = (tokens: readonly Token[]) =>
  tokens.map((token) => (typeof token === 'string' ? token : token[1])).join('');

let model: ReferenceModel;

function entry(id: string): Entry {
  const found = model.entries.find((each) => each.id === id);
  if (!found) throw new Error(`No entry ${id}`);
  return found;
}

beforeAll(async () => {
  model = await readModel(path.resolve('.'));
}, 180_000);

describe('the model', () => {
  it('has an entry for every public export of every entry point, and for nothing internal', () => {
    const publicExports = readPublicExports(
      referencePackages.flatMap(({directory}) =>
        listEntryPoints(path.resolve(packagesDirectory, directory)),
      ),
    );
    const documented = new Map<string, Set<string>>();
    for (const {name, from, alsoFrom} of model.entries) {
      for (const specifier of [from, ...alsoFrom]) {
        documented.set(specifier, (documented.get(specifier) ?? new Set()).add(name));
      }
    }
    expect(findUncovered(publicExports, withheldExports, documented)).toEqual([]);
    expect([...publicExports.values()].flat().length).toBeGreaterThan(400);
  }, 60_000);

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

  it('points only at entries and internal types that exist', () => {
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
    expect(() => listExports(referencePackages, find)).toThrow(
      'httpBatchLink from @trpc/client\n  httpBatchStreamLink from @trpc/client\n',
    );
  });
});

describe('the pages', () => {
  it('are the same every time, and few', () => {
    const render = () => referenceFiles(path.resolve('.'), model);
    expect(render()).toEqual(render());
    expect(render().size).toBeLessThan(30);
  }, 60_000);
});
