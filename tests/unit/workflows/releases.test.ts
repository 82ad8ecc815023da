/** The script with which the workflow keeps the report of `npm run toolkit:check` in a single issue. */
import {readFileSync} from 'node:fs';
import vm from 'node:vm';

import {expect, test, vi} from 'vitest';
import {parse} from 'yaml';
import * as z from 'zod';

const workflow = z.object({
  jobs: z.object({
    check: z.object({
      'timeout-minutes': z.number(),
      steps: z.array(
        z.object({id: z.string().optional(), 'timeout-minutes': z.number().optional()}),
      ),
    }),
    report: z.object({
      if: z.undefined().optional(),
      steps: z.array(z.object({with: z.object({script: z.string().optional()})})),
    }),
  }),
});
const {jobs} = workflow.parse(parse(readFileSync('.github/workflows/releases.yml', 'utf8')));
const script = jobs.report.steps.flatMap(({with: {script: text}}) => text ?? []).join('\n');

const title = 'The docs and the newest releases of tRPC differ';

/** What the script does to the issues of a repository, in order. */
async function run(outcome: string, open: object[], report = '# Report\n'): Promise<unknown[][]> {
  const done: unknown[][] = [];
  const log = (name: string) => (options: object) => void done.push([name, options]);
  const issues = {
    listForRepo: vi.fn(),
    create: log('create'),
    update: log('update'),
    createComment: log('comment'),
  };
  await vm.runInNewContext(`(async () => {${script}})()`, {
    github: {rest: {issues}, paginate: () => Promise.resolve(open)},
    context: {repo: {owner: 'trpc', repo: 'docs'}},
    process: {env: {OUTCOME: outcome, RUN: 'https://run.example'}},
    require: () => ({readFileSync: () => report}),
  });
  return done;
}

const repo = {owner: 'trpc', repo: 'docs'};
const known = [
  {title: 'Another', number: 1},
  {title, number: 7},
];
const head = 'From [this run](https://run.example), which has all of it as an artifact.\n\n';
const body = `${head}# Report`;
const issue = {...repo, issue_number: 7, body};

test('a report opens an issue, and the next one replaces its text', async () => {
  expect(await run('failure', [])).toEqual([['create', {...repo, title, body}]]);
  expect(await run('failure', known)).toEqual([['update', issue]]);
});

test('a check that ends without a report keeps the last one', async () => {
  const silent = `${head}The check ended without a report. The log of the run says why.`;
  expect(await run('failure', known, '')).toEqual([['comment', {...issue, body: silent}]]);
  expect(await run('failure', [], '')).toHaveLength(1);
});

test('a report is cut to what GitHub takes', async () => {
  const [[, created] = []] = await run('failure', [], '- **added** `safe`\n'.repeat(5_000));
  expect((created as typeof issue).body.length).toBeLessThan(65_536);
});

test('docs that hold close the issue', async () => {
  expect(await run('success', known)).toEqual([['update', {...issue, state: 'closed'}]]);
  expect(await run('success', [])).toEqual([]);
});

test('the check ends before its job does, so that its outcome is known', () => {
  const check = jobs.check.steps.find(({id}) => id === 'check');
  expect(check?.['timeout-minutes']).toBeLessThan(jobs.check['timeout-minutes']);
});
