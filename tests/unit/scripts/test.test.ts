import {describe, expect, it} from 'vitest';

import {failures, plans, runSteps, summary, warningsOf} from '../../../scripts/test.mjs';
import {secondsByFile} from '../../../scripts/times.mjs';

type Step = (typeof plans)[string][number];

const plan: Step[] = [
  {script: 'lint'},
  {script: 'build', noWarnings: true},
  {script: 'e2e', needs: 'build'},
];

/** Runs the plan with made-up results: output by script; a script without one fails. */
async function outcomes(outputs: Record<string, string>) {
  const run = ({script}: Step) => {
    const output = outputs[script];
    return Promise.resolve({code: output === undefined ? 1 : 0, output: output ?? ''});
  };
  return (await runSteps(plan, run, 2)).map(({outcome}) => outcome);
}

/** What starts and ends, in order; each step takes as many turns of the event loop as its script has letters. */
async function events(steps: Step[], cores: number) {
  const seen: string[] = [];
  const run = async ({script}: Step, streams: boolean) => {
    seen.push(`${script} starts${streams ? ' alone' : ''}`);
    for (let turn = 0; turn < script.length; turn++) {
      await new Promise((resolve) => setImmediate(resolve));
    }
    seen.push(`${script} ends`);
    return {code: 0, output: ''};
  };
  const results = await runSteps(steps, run, cores);
  return {seen, order: results.map(({script}) => script)};
}

describe('runSteps', () => {
  it('passes when every script does', async () => {
    expect(await outcomes({lint: '', build: '', e2e: ''})).toEqual(['passed', 'passed', 'passed']);
  });

  it('continues after a failure', async () => {
    expect(await outcomes({build: '', e2e: ''})).toEqual(['failed', 'passed', 'passed']);
  });

  it('skips what needs a step that failed', async () => {
    expect(await outcomes({lint: ''})).toEqual(['passed', 'failed', 'skipped']);
  });

  it('fails a build that warns about broken anchors', async () => {
    const build = '[SUCCESS] Generated\n[WARNING] Docusaurus found broken anchors!\n';
    expect(await outcomes({lint: '', build, e2e: ''})).toEqual(['passed', 'failed', 'skipped']);
  });

  it('runs as many steps as there are cores, and the next as soon as one ends', async () => {
    const {seen, order} = await events([{script: 'aaaaaaaaa'}, {script: 'b'}, {script: 'cc'}], 2);
    expect(seen).toEqual([
      ...['aaaaaaaaa starts', 'b starts', 'b ends', 'cc starts', 'cc ends', 'aaaaaaaaa ends'],
    ]);
    expect(order).toEqual(['aaaaaaaaa', 'b', 'cc']);
  });

  it('leaves all cores to a step that wants to be alone', async () => {
    const {seen} = await events([{script: 'aa'}, {script: 'b', alone: true}, {script: 'c'}], 2);
    expect(seen).toEqual([
      ...['aa starts', 'c starts', 'c ends', 'aa ends', 'b starts alone', 'b ends'],
    ]);
  });

  it('waits for what fills a cache, even if that fails', async () => {
    const {seen} = await events([{script: 'build', after: 'samples'}, {script: 'samples'}], 2);
    expect(seen.slice(1, 3)).toEqual(['samples ends', 'build starts']);
  });
});

describe('the plans', () => {
  it.each(Object.keys(plans))('%s begins no step before what it needs', (name) => {
    const scripts = (plans[name] ?? []).map(({script}) => script);
    for (const {script, needs, after} of plans[name] ?? []) {
      for (const earlier of [needs, after].filter((it) => it !== undefined)) {
        expect(scripts.slice(0, scripts.indexOf(script)), script).toContain(earlier);
      }
    }
  });
});

describe('failures', () => {
  it('repeats the last lines of the steps that failed, and no others', async () => {
    const long = Array.from({length: 100}, (_, line) => `line ${line}`).join('\n');
    const run = ({script}: Step) =>
      Promise.resolve({
        code: script === 'lint' ? 1 : 0,
        output:
          script === 'lint' ? `${long}\ndocs/faq.mdx:1:1 - error: wrong\n` : `${script} output`,
      });
    const text = failures(await runSteps(plan, run, 1));
    expect(text).toMatch(/^npm run lint failed:\n\nline 61\n/);
    expect(text).toContain('docs/faq.mdx:1:1 - error: wrong');
    expect(text).not.toContain('output');
  });
});

describe('warningsOf', () => {
  it('returns the warning lines', () => {
    expect(warningsOf('[INFO] a\n[WARNING] b\nc')).toEqual(['[WARNING] b']);
  });
});

describe('summary', () => {
  it('closes with the counts', () => {
    const text = summary(
      [
        {script: 'lint', outcome: 'passed', seconds: 1},
        {script: 'build', outcome: 'failed', seconds: 62.34},
        {script: 'e2e', outcome: 'skipped', seconds: 0},
      ],
      62.5,
    );
    expect(text.split('\n')).toEqual([
      '  passed   lint                   1.0 s',
      '  failed   build                 62.3 s',
      '  skipped  e2e                    0.0 s',
      '  side by side                   62.5 s',
      'Checks: 1 passed, 1 failed, 1 skipped',
    ]);
  });
});

describe('secondsByFile', () => {
  it('adds up the tests of each file of a report, the longest first', () => {
    const tests = (...durations: number[]) => [
      {results: durations.map((duration) => ({duration}))},
    ];
    expect(
      secondsByFile(
        {
          config: {rootDir: '/site/tests/e2e'},
          suites: [
            {
              specs: [{file: 'a.spec.ts', tests: tests(400)}],
              suites: [{specs: [{file: 'b/c.spec.ts', tests: tests(900, 1100)}]}],
            },
          ],
        },
        '/site',
      ),
    ).toEqual({'tests/e2e/b/c.spec.ts': 2, 'tests/e2e/a.spec.ts': 0.4});
    expect(
      secondsByFile(
        {testResults: [{name: '/site/tests/unit/a.test.ts', startTime: 1000, endTime: 1350}]},
        '/site',
      ),
    ).toEqual({'tests/unit/a.test.ts': 0.4});
  });
});
