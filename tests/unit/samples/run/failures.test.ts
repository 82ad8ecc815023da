import {describe, expect, it} from 'vitest';
import {run, toolkits} from './run';

/** A server that answers "pong". */
const pong = `
import {createServer} from 'node:http';
createServer((_, response) => response.end('pong')).listen(3000, () => console.log('up'));
`;

describe('a hanging run', () => {
  it('is killed, and says so with every log', async () => {
    const {failure, entries} = await run(
      {
        'server/index.ts': pong,
        'client/index.ts': `console.log('waiting'); setInterval(() => {}, 1000);`,
      },
      3000,
    );
    expect(entries[1]).toMatchObject({timedOut: true, exitCode: null});
    expect(failure).toContain('client/index.ts: did not end within 3 s and was killed.');
    expect(failure).toContain('stdout of client/index.ts:\n  waiting');
    expect(failure).toContain('stdout of server/index.ts:\n  up');
  });

  it('is killed even when it never yields', async () => {
    const {failure} = await run({'client/index.ts': 'for (;;);'}, 500);
    expect(failure).toContain('client/index.ts: did not end within 0.5 s');
  });
});

describe('a run that fails', () => {
  it('gives its error with paths in the project and no frame of the runner', async () => {
    const {failure, entries} = await run({
      'lib/fail.ts': `export function fail(): never {\n  throw new Error('planted');\n}\n`,
      'client/index.ts': `import {fail} from '../lib/fail';\n\nfail();\n`,
    });
    expect(entries[0]?.exitCode).toBe(1);
    expect(failure).toContain('client/index.ts: ended with exit code 1.');
    expect(failure).toMatch(/Error: planted\n +at fail \(lib\/fail\.ts:2:\d+\)/);
    expect(failure).toContain('at <anonymous> (client/index.ts:3:1)');
    expect(failure).not.toContain(toolkits);
    expect(failure).not.toContain('sample-runner');
  });

  it('stops what would follow', async () => {
    const {entries} = await run({
      'client/a.ts': 'process.exit(3);',
      'client/b.ts': `console.log('never');`,
    });
    expect(entries.map((entry) => entry.path)).toEqual(['client/a.ts']);
  });

  it('is one whose package does not exist', async () => {
    const {failure} = await run({
      'client/index.ts': `import {x} from 'no-such-package-here';\nconsole.log(x);\n`,
    });
    expect(failure).toContain("Cannot find package 'no-such-package-here'");
  });

  it('is one whose relative import leads nowhere', async () => {
    const {failure} = await run({
      'client/index.ts': `import {x} from '../server/missing';\nconsole.log(x);\n`,
    });
    expect(failure).toContain('client/index.ts:1:16: ERROR: Could not resolve "../server/missing"');
  });
});

describe('a server that fails', () => {
  it('by never opening a port', async () => {
    const {failure} = await run({'server/index.ts': 'setInterval(() => {}, 100);'}, 500);
    expect(failure).toBe(
      'server/index.ts: is marked `serve` but did not listen on a port within 0.5 s.',
    );
  });

  it('by ending before it listens', async () => {
    const {failure} = await run({'server/index.ts': `console.log('done');`});
    expect(failure).toContain('ended (exit code 0) before it listened on a port');
    expect(failure).toContain('stdout of server/index.ts:\n  done');
  });

  it('by crashing while a client uses it', async () => {
    const {failure} = await run({
      'server/index.ts': `
import {createServer} from 'node:http';
createServer(() => {
  throw new Error('planted');
}).listen(3000);
`,
      'client/index.ts': `await fetch('http://localhost:3000').catch(() => console.log('gone'));`,
    });
    expect(failure).toContain('server/index.ts: ended with exit code 1.');
    expect(failure).toContain('Error: planted');
  });

  it("by taking another one's port", async () => {
    const {failure} = await run({'server/a.ts': pong, 'server/b.ts': pong});
    expect(failure).toContain(
      'server/b.ts: port 3000 is already taken by server/a.ts. Give each server',
    );
    expect(failure).toMatch(/EADDRINUSE: address already in use [^ ]+:3000\n/);
  });
});

describe('the network', () => {
  it.each([
    ['fetch', `await fetch('http://example.com/x')`, 'example.com:80'],
    ['TLS', `await fetch('https://192.0.2.1')`, '192.0.2.1:443'],
    [
      'net',
      `(await import('node:net')).connect(25, 'mail.example.com').on('error', () => {})`,
      'mail.example.com:25',
    ],
  ])('is refused to %s, even when the sample handles the error', async (_, code, target) => {
    const {failure} = await run({'client/index.ts': `try { ${code}; } catch {}`});
    expect(failure).toContain(`client/index.ts: tried to reach ${target}.`);
  });

  it('of this machine has no server other than the project’s own', async () => {
    const {entries} = await run({
      'client/index.ts': `
const error = await fetch('http://localhost:3000').catch((error) => error);
console.log(error.cause.message);
`,
    });
    expect(entries[0]?.stdout).toBe('connect ECONNREFUSED 127.0.0.1:3000\n');
  });
});

it('a file outside the project is refused', async () => {
  await expect(run({'client/../../x.ts': ''})).rejects.toThrow(
    'must be inside its project, but its path is "client/../../x.ts"',
  );
});
