import {spawn} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it, vi} from 'vitest';
import {outputs, run} from './run';

it('starts from a known environment', async () => {
  process.env.PLANTED_SECRET = 'x';
  const {entries} = await run({
    'client/index.ts': `
console.log(process.env.PLANTED_SECRET, process.env.NODE_ENV, process.env.TZ);
console.log({color: 1}, new Date(0).getHours());
console.error({color: 1});
`,
  });
  delete process.env.PLANTED_SECRET;
  expect(entries[0]).toMatchObject({
    stdout: 'undefined undefined UTC\n{ color: 1 } 0\n',
    stderr: '{ color: 1 }\n',
  });
});

it('stops a server as production would, and kills one that refuses', async () => {
  const server = (port: number, onTerm: string) => `
import {createServer} from 'node:http';
const server = createServer().listen(${port});
process.on('SIGTERM', () => { ${onTerm} });
console.log(process.pid);
`;
  const {failure, entries} = await run({
    'server/polite.ts': server(3000, `server.close(() => console.log('closed'));`),
    'server/stubborn.ts': server(3001, `console.log('no');`),
  });
  expect(failure).toBeUndefined();
  expect(entries[0]).toMatchObject({exitCode: 0, stdout: expect.stringMatching(/^\d+\nclosed\n$/)});
  expect(entries[1]).toMatchObject({exitCode: null, stdout: expect.stringContaining('no\n')});
  for (const {stdout} of entries) {
    expect(() => process.kill(Number.parseInt(stdout, 10), 0)).toThrow('ESRCH');
  }
});

it('keeps what a server prints after its client has left', async () => {
  const printed = await outputs(
    run({
      'server/index.ts': `
import {createServer} from 'node:net';
createServer({allowHalfOpen: true}, (socket) => {
  console.log('hello');
  socket.resume().on('end', () => setTimeout(() => socket.end(() => console.log('bye')), 50));
}).listen(3000);
`,
      'client/index.ts': `
import {connect} from 'node:net';
const socket = connect(3000, () => socket.end());
`,
    }),
  );
  expect(printed['server/index.ts']).toBe('hello\nbye\n');
});

it('lets a file be server and client at once, even on a port of the system’s choice', async () => {
  const printed = await outputs(
    run({
      'client/index.ts': `
import {once} from 'node:events';
import {createServer} from 'node:http';
for (const port of [0, 3000]) {
  const server = createServer((_, response) => response.end('pong')).listen(port);
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no address');
  console.log(await (await fetch('http://127.0.0.1:' + address.port)).text());
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
  console.log(await fetch('http://127.0.0.1:' + address.port).catch((error) => error.cause.code));
}
`,
    }),
  );
  expect(printed['client/index.ts']).toBe('pong\nECONNREFUSED\npong\nECONNREFUSED\n');
});

it('leaves no process behind when the runner itself is killed', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'orphan-'));
  const pidFile = path.join(folder, 'pid');
  const runner = spawn('node', ['--import', 'tsx', path.join(__dirname, 'orphan.ts'), pidFile]);
  const readPid = () => Number(fs.readFileSync(pidFile, 'utf8')) || expect.fail('no pid yet');
  const pid = await vi.waitFor(readPid, {timeout: 20_000});
  process.kill(pid, 0);
  runner.kill('SIGKILL');
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), {timeout: 5000});
  fs.rmSync(folder, {recursive: true});
});

it('keeps projects with the same ports apart', async () => {
  const answers = await Promise.all(
    ['Ada', 'Alan', 'Grace'].map((name) =>
      outputs(
        run({
          'server/index.ts': `
import {createServer} from 'node:http';
createServer((_, response) => response.end('from ${name}')).listen(3000);
`,
          'client/index.ts': `
console.log(await (await fetch('http://localhost:3000')).text());
`,
        }),
      ),
    ),
  );
  expect(answers.map((printed) => printed['client/index.ts'])).toEqual([
    'from Ada\n',
    'from Alan\n',
    'from Grace\n',
  ]);
});
