/** Messages of programs that are not a package of a toolkit: Node.js, browsers and hosts. */

/** What the engine and Node.js say, with any values. */
export const runtime = [
  'client._def is not a function',
  'awslambda is not defined',
  "Cannot read properties of undefined (reading 'a')",
  "Cannot read properties of null (reading 'a')",
  "Cannot access 'a' before initialization",
  "Cannot use 'in' operator to search for 'a' in undefined",
  'Unexpected non-whitespace character after JSON at position 2',
  'Failed to parse URL from /a',
  'Body is unusable: Body has already been read',
  'listen EADDRINUSE: address already in use :::3000',
];

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
  'Invalid response or stream interrupted': 'earlier releases of tRPC 11',
  'ERESOLVE unable to resolve dependency tree': 'npm',
};
