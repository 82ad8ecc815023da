/** A small site to search: pages as the build reads them, opened as the worker does. */
import {toIndexFiles} from '@site/src/plugins/search/build/shards';
import {Store} from '@site/src/plugins/search/client/store';
import {Corpus} from '@site/src/plugins/search/engine/corpus';
import type {Answer, Question} from '@site/src/plugins/search/engine/search';
import type {Page, PageKind, Section, Shard} from '@site/src/plugins/search/types';

type Content = Partial<Omit<Page, 'sections'>> & {
  title: string;
  text?: string[];
  identifiers?: string[];
  /** Headings below the title, with their text. */
  below?: Record<string, string[]>;
};

export function page(
  path: string,
  {title, text = [], identifiers = [], below = {}, ...rest}: Content,
): Page {
  const kind: PageKind = rest.kind ?? 'guide';
  const sections: Section[] = Object.entries(below).map(([heading, blocks]) => ({
    anchor: heading.toLowerCase().replaceAll(' ', '-'),
    level: 2,
    title: heading,
    blocks,
    identifiers: [],
  }));
  return {
    path,
    kind,
    category: kind === 'api' ? 'API reference' : 'Guides',
    tag: 'docs-default-current',
    version: 'current',
    language: 'en',
    summary: '',
    links: [],
    questions: [],
    ...rest,
    sections: [{level: 1, title, blocks: text, identifiers}, ...sections],
  };
}

export const pages: Page[] = [
  page('/docs/client/links/httpBatchLink', {
    title: 'HTTP Batch Link',
    category: 'Client',
    summary: 'httpBatchLink sends calls made together as one request.',
    text: ['httpBatchLink is a terminating link that joins calls into one request.'],
    identifiers: ['httpBatchLink', 'createTRPCClient'],
    below: {Options: ['maxURLLength limits how long a URL may become.']},
  }),
  page('/docs/client/links/httpLink', {
    title: 'HTTP Link',
    category: 'Client',
    text: ['httpLink sends each call on its own. With httpBatchLink, calls share a request.'],
  }),
  page('/docs/client/links/wsLink', {
    title: 'WebSocket Link',
    category: 'Client',
    text: ['wsLink talks to the server over one socket.'],
  }),
  page('/docs/server/authorization', {
    title: 'Authorization',
    category: 'Server',
    text: ['Decide in a middleware who may call a procedure.'],
    below: {'Check a role': ['Throw UNAUTHORIZED for a caller without the role.']},
  }),
  page('/docs/server/error-handling', {
    title: 'Error Handling',
    category: 'Server',
    summary: 'Throw a TRPCError, and the client gets its code.',
    text: ['Throw a TRPCError, and the client gets its code.'],
    below: {'Log errors': ['onError is called for every error on the server.']},
  }),
  page('/docs/client/react/useUtils', {
    title: 'useUtils',
    category: 'Client',
    text: ['Invalidate and prefetch queries from a component.'],
  }),
  page('/docs/server/caching', {
    title: 'Response Caching',
    category: 'Server',
    questions: ['How do I make slow queries faster?'],
    text: ['Set headers so that a CDN keeps an answer.'],
  }),
  page('/docs/client/nextjs', {
    title: 'Next.js Integration',
    category: 'Client',
    text: ['Call procedures from Next.js pages. React Server Components have a page of their own.'],
  }),
  page('/docs/typedoc/client/httpBatchLink', {
    kind: 'api',
    title: 'httpBatchLink',
    text: ['httpBatchLink(opts): TRPCLink. Parameters: opts.'],
  }),
  page('/docs/typedoc/server/TRPCError', {
    kind: 'api',
    title: 'TRPCError',
    text: ['Class TRPCError extends Error. Properties: code, cause.'],
  }),
  page('/docs/typedoc/server/parseTRPCMessage', {
    kind: 'api',
    title: 'parseTRPCMessage',
    text: ['parseTRPCMessage(obj, transformer): TRPCClientOutgoingMessage.'],
  }),
  page('/docs/v10/client/links/httpBatchLink', {
    title: 'HTTP Batch Link',
    tag: 'docs-default-10.x',
    version: '10.x',
    text: ['httpBatchLink in version 10.'],
  }),
  page('/docs/v10', {
    title: 'Introduction to tRPC 10',
    tag: 'docs-default-10.x',
    version: '10.x',
    text: ['Version 10 in one page.'],
  }),
  page('/docs/v10/server/routers', {
    title: 'tRPC Routers',
    tag: 'docs-default-10.x',
    version: '10.x',
    text: ['A router of tRPC holds procedures.'],
  }),
  page('/', {
    kind: 'page',
    category: 'Site',
    tag: 'default',
    title: 'Types from end to end',
    below: {Introduction: ['A router and a client.']},
  }),
  page('/blog/introducing-trpc', {
    kind: 'blog',
    category: 'Blog',
    tag: 'default',
    title: 'Introducing tRPC',
    text: ['Why we built it: errors, links and authorization with types.'],
  }),
];

/** Reads index files of these pages as parsed JSON; rejects for an unknown name. */
export function readerOf(indexed: readonly Page[]): (name: string) => Promise<unknown> {
  const files = new Map(
    toIndexFiles(indexed, 'https://example.com').map(({name, content}) => [name, content]),
  );
  return async (name) => {
    const content = files.get(name);
    if (content === undefined) throw new Error(`${name} answered 404`);
    return JSON.parse(content) as unknown;
  };
}

export const readFixture = readerOf(pages);

/** The opened index files of these pages. */
export function corporaOf(...indexed: Page[]): Corpus[] {
  return toIndexFiles(indexed, '')
    .filter(({name}) => name !== 'manifest.json')
    .map(({content}) => new Corpus(JSON.parse(content) as Shard));
}

/** What the modal asks for a reader of 11.x. */
export const questionOf = (query: string, rest: Partial<Question> = {}): Question => ({
  query,
  page: 0,
  hitsPerPage: 20,
  facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
  snippetWords: 10,
  ...rest,
});

const store = new Store(readFixture);

export function ask(query: string, rest?: Partial<Question>): Promise<Answer> {
  return store.search(questionOf(query, rest));
}

/** Paths (with anchors) of the hits, best first. */
export async function paths(query: string, rest?: Partial<Question>): Promise<string[]> {
  const {hits} = await ask(query, rest);
  return hits.map(({url}) => url.replace('https://example.com', ''));
}
