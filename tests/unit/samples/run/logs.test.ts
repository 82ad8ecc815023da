import {expect, it} from 'vitest';
import {describeFailure} from '../../../../src/plugins/samples/run/judge';
import {cleanLog} from '../../../../src/plugins/samples/run/logs';

const root = '/home/me/site/toolkit/v11/.samples/run/page-1-abc';

it('takes the machine, the runner and colors out of a log', () => {
  const log = [
    `\u001b[31mError: planted\u001b[39m`,
    `    at fail (${root}/server/index.ts:2:9)`,
    `    at file://${root}/client/index.ts:3:1`,
    `    at Server.listen (${root}/.sample-runner/preload.cjs:9:1)`,
    `    at call (/home/me/site/node_modules/zod/index.js:1:1)`,
    `    at file:///home/me/site/toolkit/v11/node_modules/@trpc/server/dist/index.mjs:5:5`,
    `started in ${root}`,
  ].join('\n');
  expect(cleanLog(log, root).split('\n')).toEqual([
    'Error: planted',
    '    at fail (server/index.ts:2:9)',
    '    at client/index.ts:3:1',
    '    at call (node_modules/zod/index.js:1:1)',
    '    at node_modules/@trpc/server/dist/index.mjs:5:5',
    'started in .',
  ]);
});

it('leaves out logs that are empty', () => {
  const entries = [
    {path: 'a.ts', stdout: 'one\ntwo\n', stderr: ''},
    {path: 'b.ts', stdout: '', stderr: 'three\n'},
  ];
  expect(describeFailure('b.ts: failed.', entries)).toBe(
    'b.ts: failed.\nstdout of a.ts:\n  one\n  two\nstderr of b.ts:\n  three',
  );
});
