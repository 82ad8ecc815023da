import {readdirSync, readFileSync} from 'node:fs';

import {expect, test} from 'vitest';
import {parse} from 'yaml';
import * as z from 'zod';

import {steps} from '../../../scripts/test.mjs';

const permissions = z.record(z.string(), z.enum(['read', 'write', 'none']));

const step = z.object({uses: z.string().optional(), run: z.string().optional()});

const job = z.object({
  permissions: permissions.optional(),
  'timeout-minutes': z.number(),
  steps: z.array(step),
});

const workflow = z.object({
  on: z.union([z.string(), z.array(z.string()), z.record(z.string(), z.unknown())]),
  permissions,
  jobs: z.record(z.string(), job),
});

type Workflow = z.infer<typeof workflow>;

const isPlain = (scope: string, access: string) => access !== 'write' && scope === 'contents';

/** What a job is granted beyond reading the repository. */
function grants({permissions: granted = {}}: Pick<z.infer<typeof job>, 'permissions'>): string[] {
  return Object.entries(granted)
    .filter(([scope, access]) => !isPlain(scope, access))
    .map(([scope, access]) => `may ${access} ${scope}`);
}

function triggersOf({on}: Workflow): string[] {
  return typeof on === 'string' ? [on] : Array.isArray(on) ? on : Object.keys(on);
}

/**
 * Permissions of a workflow that it doesn't need, and ways in which others can change the code that
 * it runs; one line each. A job may have write permissions if it runs no code of the repository and
 * no pull request starts it.
 */
function problems(text: string): string[] {
  const read = workflow.parse(parse(text));
  const isOpen = triggersOf(read).some((trigger) =>
    /^(?:pull_request|workflow_run|issue)/.test(trigger),
  );
  const inJobs = Object.values(read.jobs).flatMap((it) => {
    const runsCode = it.steps.some(
      ({uses, run}) => run !== undefined || uses?.includes('checkout'),
    );
    return isOpen || runsCode ? grants(it) : [];
  });
  const actions = Object.values(read.jobs).flatMap(({steps}) =>
    steps.flatMap(({uses}) => (uses === undefined ? [] : [uses])),
  );
  const movable = actions.filter((action) => !/@[0-9a-f]{40}$/.test(action));
  return [
    ...grants(read),
    ...inJobs,
    ...movable.map((action) => `${action} is not pinned to a commit`),
  ];
}

test.each(readdirSync('.github/workflows'))(
  '%s runs what it pins, and writes only where no code of the repository runs',
  (file) => {
    expect(problems(readFileSync(`.github/workflows/${file}`, 'utf8'))).toEqual([]);
  },
);

const deploy = (on: string, steps: string) => `
on: ${on}
permissions: {contents: read}
jobs:
  deploy:
    timeout-minutes: 5
    permissions: {pages: write}
    steps: [${steps}]
`;

test('a tag instead of a commit, and permission to write, are found', () => {
  const planted = `
on: [push]
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

test('a job that writes and runs code, or that a pull request starts, is found', () => {
  const action = `{uses: actions/deploy-pages@${'0'.repeat(40)}}`;
  expect(problems(deploy('[push]', action))).toEqual([]);
  expect(problems(deploy('[push]', `${action}, {run: npm test}`))).toEqual(['may write pages']);
  expect(problems(deploy('[push, pull_request_target]', action))).toEqual(['may write pages']);
});

/** The scripts of package.json that a text runs. */
const scriptsIn = (text: string) =>
  [...text.matchAll(/\bnpm (?:run )?(test[\w:]*)/g)].map(([, script]) => script);

test('CI runs every kind of test, here and on GitHub', () => {
  const packageJson = z.object({scripts: z.record(z.string(), z.string())});
  const {scripts} = packageJson.parse(JSON.parse(readFileSync('package.json', 'utf8')));
  const inTest = steps.map(({script}) => script);
  // The first is a long walk, of which `test:e2e` takes a part; the second has a workflow of its own.
  const elsewhere = ['test:a11y', 'test:reproducible'];
  const own = Object.keys(scripts).filter(
    (script) => /^test/.test(script) && ![...inTest, ...elsewhere].includes(script),
  );
  expect(scriptsIn(readFileSync('.ci/run', 'utf8')).sort()).toEqual(own.sort());
  expect(scriptsIn(readFileSync('.github/workflows/ci.yml', 'utf8')).sort()).toEqual(own.sort());
});
