import {readdirSync, readFileSync} from 'node:fs';

import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import * as z from 'zod';

import {plans} from '../../../scripts/test.mjs';

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
  return [...grants(read), ...inJobs, ...movable(actions)];
}

/** The actions that others can change; those of the repository are read with it. */
function movable(actions: readonly string[]): string[] {
  return actions
    .filter((action) => !/^\.\/|@[0-9a-f]{40}$/.test(action))
    .map((action) => `${action} is not pinned to a commit`);
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

test('actions of the repository run what they pin', () => {
  const action = z.object({runs: z.object({steps: z.array(step)})});
  const read = (name: string) =>
    action.parse(parse(readFileSync(`.github/actions/${name}/action.yml`, 'utf8')));
  const used = readdirSync('.github/actions').flatMap((name) =>
    read(name).runs.steps.flatMap(({uses}) => (uses === undefined ? [] : [uses])),
  );
  expect(used.length).toBeGreaterThan(0);
  expect(movable(used)).toEqual([]);
});

test('what is deployed is built with each variable of the README that a build reads', () => {
  const env = z.object({
    jobs: z.object({build: z.object({env: z.record(z.string(), z.string())})}),
  });
  const {jobs} = env.parse(parse(readFileSync('.github/workflows/deploy.yml', 'utf8')));
  const named = [...readFileSync('README.md', 'utf8').matchAll(/^\| `([A-Z_]+)` /gm)];
  const ofBuild = named.map(([, name = '']) => name).filter((name) => name !== 'CHROME_PATH');
  expect(jobs.build.env).toEqual(
    Object.fromEntries(ofBuild.map((name) => [name, `\${{ vars.${name} }}`])),
  );
});

test('no install script runs, whatever npm there is', () => {
  const workflows = ['workflows/releases.yml', 'workflows/ci.yml', 'actions/prepare/action.yml'];
  const files = [...workflows.map((file) => `.github/${file}`), 'deploy/README.md'];
  const installs = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/npm ci\b.*/g)]);
  expect(installs.map(String)).toEqual(installs.map(() => 'npm ci --ignore-scripts'));
});

test('a package with a serious flaw fails the checks of a commit', () => {
  expect(readFileSync('.github/workflows/ci.yml', 'utf8')).toContain(
    '- run: npm audit --audit-level=high\n',
  );
});

describe('every kind of test', () => {
  const scripts = z
    .object({scripts: z.record(z.string(), z.string())})
    .parse(JSON.parse(readFileSync('package.json', 'utf8'))).scripts;
  const scriptsOf = (name: string) => (plans[name] ?? []).map(({script}) => script);

  /** What a workflow runs: scripts by name, and those of a matrix. */
  const runBy = (file: string) => {
    const text = readFileSync(`.github/workflows/${file}`, 'utf8');
    const walks = [...(/walk: \[(.*)\]/.exec(text)?.[1] ?? '').matchAll(/\w+/g)];
    return [
      ...[...text.matchAll(/(?:npm run |- )((?:test|lint|samples|build|typecheck)[\w:]*)/g)].map(
        ([, script = '']) => script,
      ),
      ...walks.map(([walk]) => `test:${walk}`),
    ];
  };

  test('is in the plan of everything, or is a plan itself', () => {
    const own = Object.keys(scripts).filter((script) => /^test:/.test(script));
    const named = [...scriptsOf('all'), ...scriptsOf('test')];
    const plansOf = Object.keys(plans).map((name) => `test:${name}`);
    expect(own.filter((script) => ![...named, ...plansOf].includes(script))).toEqual([]);
  });

  test('of a plan is a script', () => {
    for (const name of Object.keys(plans)) {
      expect(scriptsOf(name).filter((script) => !scripts[script])).toEqual([]);
    }
  });

  test('runs on GitHub: with each commit, and all of it at night', () => {
    const lint = (script: string) => (script.startsWith('lint:') ? 'lint' : script);
    const missing = (plan: string, ...files: string[]) =>
      scriptsOf(plan).filter((script) => !files.flatMap(runBy).includes(lint(script)));
    expect(missing('ci', 'ci.yml')).toEqual([]);
    // Types, lint, unit tests and the build are the same at night as with each commit.
    expect(missing('all', 'nightly.yml', 'ci.yml')).toEqual([]);
    expect(runBy('nightly.yml')).toEqual(
      expect.arrayContaining(['test:apps', 'test:speed', 'test:reproducible']),
    );
  });
});
