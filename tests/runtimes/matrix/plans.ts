/** The servers that the tables of the adapters' pages describe. */
import type {ServerPlan} from './serve';

/** By page, the columns of its table. */
export type Plans = Readonly<Record<string, Readonly<Record<string, ServerPlan>>>>;

const everywhere = (server: string): Record<string, ServerPlan> => ({
  'Node.js 20': {server, platform: 'node20'},
  'Node.js 22': {server, platform: 'node22'},
  'Node.js 24': {server, platform: 'node24'},
  Deno: {server, platform: 'deno'},
  Bun: {server, platform: 'bun'},
});

const lambda = (argument: string, mount: string): ServerPlan => ({
  server: 'lambda',
  platform: 'node22',
  argument,
  mount,
});

export const plans: Plans = {
  'docs/server/adapters/standalone.mdx': everywhere('standalone'),
  'docs/server/adapters/express.mdx': everywhere('express'),
  'docs/server/adapters/fastify.mdx': everywhere('fastify'),
  'docs/server/adapters/fetch.mdx': {
    Deno: {server: 'fetch-deno', platform: 'deno'},
    Bun: {server: 'fetch-bun', platform: 'bun'},
    workerd: {server: 'fetch-workerd', platform: 'workerd'},
  },
  'docs/server/adapters/aws-lambda.mdx': {
    'REST API': lambda('rest', '/trpc'),
    'HTTP API': lambda('http', '/trpc'),
    'Function URL': lambda('url', ''),
  },
};
