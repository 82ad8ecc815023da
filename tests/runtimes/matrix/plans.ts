/** The servers that the tables of the adapters' pages describe. */
import type {ServerPlan} from './serve';

/** By page, the columns of its table; the servers of one column have to come out alike. */
export type Plans = Readonly<Record<string, Readonly<Record<string, readonly ServerPlan[]>>>>;

const lines = [20, 22, 24] as const;

const onNode = (server: string): Record<string, ServerPlan[]> =>
  Object.fromEntries(lines.map((line) => [`Node.js ${line}`, [{server, platform: `node${line}`}]]));

const everywhere = (server: string): Record<string, ServerPlan[]> => ({
  ...onNode(server),
  Deno: [{server, platform: 'deno'}],
  Bun: [{server, platform: 'bun'}],
});

const worker = (server: string): Record<string, ServerPlan[]> => ({
  workerd: [{server: `${server}-workerd`, platform: 'workerd'}],
});

const next = (mount: string): ServerPlan[] =>
  lines.map((line) => ({server: 'next', platform: `node${line}`, mount}));

const lambda = (argument: string, mount: string): ServerPlan[] =>
  lines.map((line) => ({server: 'lambda', platform: `node${line}`, argument, mount}));

export const plans: Plans = {
  'docs/server/adapters/standalone.mdx': {...everywhere('standalone'), ...worker('standalone')},
  'docs/server/adapters/express.mdx': {...everywhere('express'), ...worker('express')},
  'docs/server/adapters/fastify.mdx': everywhere('fastify'),
  'docs/server/adapters/fetch.mdx': {
    ...onNode('fetch-node'),
    Deno: [{server: 'fetch-deno', platform: 'deno'}],
    Bun: [{server: 'fetch-bun', platform: 'bun'}],
    ...worker('fetch'),
  },
  'docs/server/adapters/nextjs.mdx': {
    'Pages Router': next('/api/trpc'),
    'App Router': next('/api/app'),
  },
  'docs/server/adapters/aws-lambda.mdx': {
    'REST API': lambda('rest', '/trpc'),
    'HTTP API': lambda('http', '/trpc'),
    'Function URL': lambda('url', ''),
    'Streamed function URL': lambda('streamed url', ''),
  },
};
