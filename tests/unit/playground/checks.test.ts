import {describe, expect, test} from 'vitest';

import {isDone, resultsOf, type Outcome} from '../../../src/components/Playground/lesson/checks';
import type {RunState} from '../../../src/components/Playground/useRun';
import type {End, Problem} from '../../../src/plugins/playground/api';

const names = ['ping answers', 'hello answers'];
const lesson = {checks: names, errors: []};
const compiler = 'the compiler finds no error';
const entry = {path: 'check.ts', files: ['check.ts'], servers: []};
const idle: RunState = {kind: 'idle'};
const running: RunState = {kind: 'running', entry};
const ended = (reason: End = 'done'): RunState => ({kind: 'ended', entry, reason});
const printed = (...texts: string[]) => texts.map((text) => ({stream: 'log' as const, text}));
const problem: Problem = {
  path: 'check.ts',
  from: 0,
  to: 1,
  line: 7,
  column: 36,
  code: 2339,
  message: "Property 'hello' does not exist.",
};

const both = printed('✓ ping answers\n✓ hello', ' answers\n');
const passed: Outcome = {run: ended(), printed: both, problems: []};
const results = (outcome: Partial<Outcome>) => resultsOf(lesson, {...passed, ...outcome});
const states = (outcome: Partial<Outcome>) => results(outcome).map(({state}) => state);

describe('the checks of a lesson', () => {
  test('are open before the first run, whatever the compiler says', () => {
    const outcome = {run: idle, printed: [], problems: [problem]};
    expect(results(outcome)).toEqual([...names, compiler].map((name) => ({name, state: 'open'})));
  });

  test('pass by their lines, which may come in pieces, and by the compiler', () => {
    expect(states({})).toEqual(['passed', 'passed', 'passed']);
    expect(states({problems: undefined})).toEqual(['passed', 'passed', 'open']);
  });

  test('that fail have what was expected and what was received', () => {
    const line = '✗ hello answers: expected "a, received b", received undefined\n';
    const [first, second, third] = results({
      printed: printed(
        '✓ ping answers\n',
        '✗ hello answers: expected ["a"], received {"b":", "}\n',
      ),
      problems: [problem, {...problem, line: 9, code: 2322}],
    });
    expect(first).toEqual({name: 'ping answers', state: 'passed'});
    expect(second).toEqual({
      name: 'hello answers',
      state: 'failed',
      expected: '["a"]',
      received: '{"b":", "}',
    });
    expect(third).toEqual({
      name: compiler,
      state: 'failed',
      expected: 'no type error',
      received: 'TS2339 in check.ts, line 7\nTS2322 in check.ts, line 9',
    });
    // What the check received may say the word as well.
    expect(results({printed: printed(line)})[1]?.state).toBe('failed');
  });

  test('fail where the program ends before them, unless the reader stops it', () => {
    const first = printed('✓ ping answers\n');
    for (const reason of ['done', 'failed', 'loop'] as const) {
      expect(results({run: ended(reason), printed: first})[1]).toEqual({
        name: 'hello answers',
        state: 'failed',
        received: 'nothing, because the program ended before this check',
      });
    }
    expect(states({run: ended('stopped'), printed: first})[1]).toBe('open');
    expect(states({run: running, printed: first})).toEqual(['passed', 'open', 'passed']);
  });

  test('do not pass because of a line of the reader that only begins like theirs', () => {
    expect(states({printed: printed('✓ ping answers perhaps\n')})[0]).toBe('failed');
  });
});

describe('the check of a wrong call', () => {
  const wrong = {...problem, path: 'wrong.ts', line: 4, code: 2322};
  const of = (problems: readonly Problem[] | undefined, run = ended()) =>
    resultsOf({checks: [], errors: [{path: 'wrong.ts', code: 2322}]}, {run, printed: [], problems});

  test('passes if the compiler rejects the call for the right reason, and nothing else', () => {
    expect(of([wrong])).toEqual([
      {name: 'the compiler rejects wrong.ts', state: 'passed'},
      {name: 'the compiler finds no other error', state: 'passed'},
    ]);
    expect(of([wrong, problem])[1]).toMatchObject({
      state: 'failed',
      received: 'TS2339 in check.ts, line 7',
    });
  });

  test('fails if the compiler accepts the call, or rejects it for another reason', () => {
    expect(of([])[0]).toMatchObject({
      state: 'failed',
      expected: 'TS2322 in wrong.ts',
      received: 'no type error',
    });
    expect(of([{...wrong, path: 'check.ts'}]).map(({state}) => state)).toEqual([
      'failed',
      'failed',
    ]);
    const [rejected, others] = of([{...wrong, code: 2554}]);
    expect(rejected).toMatchObject({state: 'failed', received: 'TS2554 in wrong.ts, line 4'});
    expect(others?.state).toBe('failed');
  });

  test('is open until the program has run and the compiler has checked all files', () => {
    for (const results of [of([wrong], idle), of(undefined)]) {
      expect(results.map(({state}) => state)).toEqual(['open', 'open']);
    }
  });
});

describe('a lesson', () => {
  const all = results({});

  test('is done when a run of the current code passes all checks', () => {
    expect(isDone(all, ended(), false)).toBe(true);
    expect(isDone(all, ended(), true)).toBe(false);
    expect(isDone(all, ended('failed'), false)).toBe(false);
    expect(isDone(all, running, false)).toBe(false);
    expect(isDone(results({problems: [problem]}), ended(), false)).toBe(false);
  });
});
