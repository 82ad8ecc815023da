/**
 * Messages of programs that are not a package of a toolkit: the engine, Node.js, browsers and hosts.
 */
import {createServer} from 'node:net';

import type {Source} from './sources';

/**
 * Messages of programs that can't be searched here. A message may be listed if somebody has seen it
 * there, and an entry that no page quotes fails the check.
 */
export const seen: Readonly<Record<string, string>> = {
  'Request header field … is not allowed': 'Chromium',
  'body stream already read': 'Chromium',
  'Uncaught (in promise) TRPCClientError': 'Chromium',
  'Bun.serve() timed out a request after 10 seconds. Pass idleTimeout to configure.': 'Bun',
  'Deno.serve: request.signal aborts on successful responses (legacy behavior).': 'Deno',
  'NotCapable: Requires env access to "NODE_ENV", run again with the --allow-env flag': 'Deno',
  "Can't modify immutable headers.": 'Cloudflare Workers',
  'Error: redacted': 'TanStack Query, whose dehydrated errors Next.js prints',
  'Conflicting app and page file was found': 'Next.js, which assembles it from parts',
  'Server Actions must be async functions': 'the compiler of Next.js, a binary',
  'ERESOLVE unable to resolve dependency tree': 'npm',
  'You\'re importing a component that needs "server-only"': 'the compiler of Next.js, a binary',
};

const messageOf = (error: unknown) =>
  error instanceof Error ? `${error.message}\n${String(error.cause)}` : String(error);

function thrownBy(code: string): string {
  try {
    // The mistakes below don't compile, so they are strings.
    new Function(code)();
  } catch (error) {
    return messageOf(error);
  }
  throw new Error(`This throws nothing anymore: ${code}`);
}

const mistakes = [
  'undefined.a',
  'null.a',
  'const client = {}; client[procedureType](); var procedureType',
  'const next = () => ({}); next(1).pipe()',
  'const a = {}; a._def()',
  'awslambda',
  'bookRouter; let bookRouter',
  "'getReader' in undefined",
  "JSON.parse('{}{}')",
];

async function rejectedBy(run: () => Promise<unknown>): Promise<string> {
  try {
    await run();
  } catch (error) {
    return messageOf(error);
  }
  throw new Error('A call that should fail has not');
}

function portTaken(): Promise<string> {
  return new Promise((resolve) => {
    const first = createServer().listen(0, () => {
      const second = createServer();
      second.once('error', (error) => first.close(() => resolve(error.message)));
      second.listen(first.address());
    });
  });
}

/** What the engine and Node.js report for mistakes that are made here. */
export async function runtimeMessages(): Promise<Source> {
  const said = await Promise.all([
    ...mistakes.map(thrownBy),
    rejectedBy(() => fetch('/api/trpc')),
    rejectedBy(async () => {
      const request = new Request('http://localhost', {method: 'POST', body: '{}'});
      await request.text();
      await request.text();
    }),
    portTaken(),
  ]);
  return {name: 'Node.js', text: () => said.join('\n')};
}
