import {describe, expect, it} from 'vitest';

import {failures, runSteps, summary, warningsOf} from '../../../scripts/test.mjs';

const plan = [
  {script: 'lint'},
  {script: 'build', noWarnings: true},
  {script: 'e2e', needs: 'build'},
];

/** Runs the plan with made-up results: output by script; a script without one fails. */
async function outcomes(outputs: Record<string, string>) {
  const results = await runSteps(plan, async (script) => {
    const output = outputs[script];
    return {code: output === undefined ? 1 : 0, output: output ?? ''};
  });
  return results.map(({outcome}) => outcome);
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
});

describe('a step beside another', () => {
  const pair = [{script: 'shown'}, {script: 'lint', beside: true}, {script: 'e2e', needs: 'shown'}];

  it('starts before that one ends, and the next after both', async () => {
    const events: string[] = [];
    const results = await runSteps(pair, async (script, isAlone) => {
      events.push(`${script} starts ${isAlone ? 'alone' : 'with another'}`);
      await new Promise((resolve) => setTimeout(resolve, script === 'shown' ? 20 : 1));
      events.push(`${script} ends`);
      return {code: script === 'shown' ? 1 : 0, output: ''};
    });
    expect(events).toEqual([
      'shown starts with another',
      'lint starts with another',
      'lint ends',
      'shown ends',
    ]);
    expect(results.map(({script, outcome}) => `${script} ${outcome}`)).toEqual([
      'shown failed',
      'lint passed',
      'e2e skipped',
    ]);
    await runSteps(pair.slice(1), async (_script, isAlone) => {
      events.push(isAlone ? 'alone' : 'with another');
      return {code: 0, output: ''};
    });
    expect(events.slice(4)).toEqual(['alone', 'alone']);
  });
});

describe('failures', () => {
  it('repeats the last lines of the steps that failed, and no others', async () => {
    const long = Array.from({length: 100}, (_, line) => `line ${line}`).join('\n');
    const results = await runSteps(plan, async (script) => ({
      code: script === 'lint' ? 1 : 0,
      output: script === 'lint' ? `${long}\ndocs/faq.mdx:1:1 - error: wrong\n` : `${script} output`,
    }));
    const text = failures(results);
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
    const text = summary([
      {script: 'lint', outcome: 'passed', seconds: 1},
      {script: 'build', outcome: 'failed', seconds: 62.34},
      {script: 'e2e', outcome: 'skipped', seconds: 0},
    ]);
    expect(text.split('\n')).toEqual([
      '  passed   lint             1.0 s',
      '  failed   build           62.3 s',
      '  skipped  e2e              0.0 s',
      'Checks: 1 passed, 1 failed, 1 skipped',
    ]);
  });
});
