import {readdirSync, readFileSync} from 'node:fs';

import {expect, test} from 'vitest';
import {parse} from 'yaml';
import * as z from 'zod';

const permissions = z.record(z.string(), z.enum(['read', 'write', 'none']));

const workflow = z.object({
  permissions,
  jobs: z.record(
    z.string(),
    z.object({
      permissions: permissions.optional(),
      'timeout-minutes': z.number(),
      steps: z.array(z.object({uses: z.string().optional()})),
    }),
  ),
});

/** What gives a workflow more than it needs, or lets others change what it runs; a line each. */
function problems(text: string): string[] {
  const {permissions: granted, jobs} = workflow.parse(parse(text));
  const grants = [granted, ...Object.values(jobs).map((job) => job.permissions ?? {})];
  const written = grants.flatMap((grant) =>
    Object.entries(grant)
      .filter(([scope, access]) => access === 'write' || scope !== 'contents')
      .map(([scope, access]) => `may ${access} ${scope}`),
  );
  const actions = Object.values(jobs).flatMap(({steps}) =>
    steps.flatMap(({uses}) => (uses === undefined ? [] : [uses])),
  );
  const movable = actions.filter((action) => !/@[0-9a-f]{40}$/.test(action));
  return [...written, ...movable.map((action) => `${action} is not pinned to a commit`)];
}

test.each(readdirSync('.github/workflows'))(
  '%s reads the repository, and runs what it pins',
  (file) => {
    expect(problems(readFileSync(`.github/workflows/${file}`, 'utf8'))).toEqual([]);
  },
);

test('a tag instead of a commit, and a right to write, are found', () => {
  const planted = `
permissions: {contents: write}
jobs:
  test:
    timeout-minutes: 5
    permissions: {packages: read}
    steps:
      - uses: actions/checkout@v4
      - run: npm test
`;
  expect(problems(planted)).toEqual([
    'may write contents',
    'may read packages',
    'actions/checkout@v4 is not pinned to a commit',
  ]);
  expect(() => problems('jobs: {}')).toThrow('permissions');
});
