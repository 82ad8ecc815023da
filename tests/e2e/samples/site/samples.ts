import type {SampleProps} from '../../../../src/components/Sample';
import {packageManagerTabs} from '../../../../src/plugins/samples/npm-tabs';
import {
  renderCode,
  renderType,
  type BlockTypes,
  type PageTypes,
  type RenderInput,
} from '../../../../src/plugins/samples/render';
import {renderDocs} from '../../../../src/plugins/samples/render/docs';

interface Page {
  route: string;
  /** Address of the hover data. */
  url: string;
  blocks: SampleProps[];
  types: PageTypes;
}

const server = `import {initTRPC} from '@trpc/server';
import {z} from 'zod';

const t = initTRPC.create();
const posts = new Map<string, {id: string; title: string}>();

export const appRouter = t.router({
  // Returns undefined for an unknown id.
  post: t.procedure.input(z.string()).query(({input}) => posts.get(input)),
  addPost: t.procedure
    .input(z.object({title: z.string().min(1).max(200)}))
    .mutation(({input}) => {
      const post = {id: crypto.randomUUID(), title: input.title};
      posts.set(post.id, post);
      return post;
    }),
});

export type AppRouter = typeof appRouter;`;

const client = `import {createTRPCClient, httpBatchLink} from '@trpc/client';
import type {AppRouter} from './server';

const client = createTRPCClient<AppRouter>({
  links: [httpBatchLink({url: 'http://localhost:3000'})],
});

const post = await client.post.query(7);
console.log(post?.title);`;

const component = `import {useQuery} from '@tanstack/react-query';
import {useTRPC} from './trpc';

export function Post({id}: {id: string}) {
  const trpc = useTRPC();
  const post = useQuery(trpc.post.queryOptions(id));
  if (post.isPending) return <p className="muted">Loading…</p>;
  return <h1 title={post.data?.id}>{post.data?.title ?? 'Not found'}</h1>;
}`;

const change = `const t = initTRPC.create();
const t = initTRPC.context<Context>().create();

export const router = t.router;`;

const longType = `const appRouter: BuiltRouter<{\n${Array.from(
  {length: 40},
  (_, index) => `  procedure${index}: QueryProcedure<{input: string; output: {id: string}}>;`,
).join('\n')}\n}>`;

const entries: Record<string, {type: string; docs?: string}> = {
  initTRPC: {
    type: 'const initTRPC: TRPCBuilder<object, object>',
    docs: 'Builder to initialize the API.\n\nSee {@link https://trpc.io/docs/quickstart the quickstart}, and call `create()` once:\n\n```ts\nconst t = initTRPC.create();\n```',
  },
  create: {type: '(method) create(): TRPCRootObject<object, object>'},
  appRouter: {type: longType},
  query: {
    type: '(method) query(input: string): Promise<{id: string; title: string} | undefined>',
    docs: 'Runs the query.',
  },
  posts: {type: 'const posts: Map<string, {id: string; title: string}>'},
  useQuery: {
    type: 'function useQuery<TData>(options: UseQueryOptions<TData>): UseQueryResult<TData>',
  },
  httpBatchLink: {type: 'function httpBatchLink(options: HTTPBatchLinkOptions): TRPCLink'},
};

const names = Object.keys(entries);

/** The positions of the names above in the code. */
function typesOf(code: string): BlockTypes {
  const spans: BlockTypes['spans'] = [];
  code.split('\n').forEach((line, index) => {
    for (const {0: word, index: column} of line.matchAll(/\w+/g)) {
      const text = names.indexOf(word);
      if (text >= 0) spans.push([index, column, word.length, text]);
    }
  });
  return {spans};
}

function input(code: string, language: string, rest: Partial<RenderInput> = {}): string {
  return renderCode({code, language, lines: new Map(), notes: [], ...rest});
}

function page(route: string, url: string, blocks: (SampleProps & {code?: string})[]): Page {
  const types: PageTypes = {
    texts: Object.values(entries).map(({type, docs}) => ({
      type: renderType(type),
      ...(docs && {docs: renderDocs(docs)}),
    })),
    blocks: {},
  };
  const props = blocks.map(({code, ...block}, index) => {
    if (code === undefined) return block;
    types.blocks[String(index)] = typesOf(code);
    return {...block, types: url, block: String(index)};
  });
  return {route, url, blocks: props, types};
}

export const pages: Page[] = [
  page('/samples', '/assets/types/one.json', [
    {
      code: server,
      title: 'server.ts',
      language: 'ts',
      html: input(server, 'ts', {
        lines: new Map([
          [8, {highlighted: true}],
          [9, {highlighted: true}],
        ]),
        notes: [
          {
            line: 3,
            column: 6,
            length: 1,
            kind: 'type',
            text: 'const t: TRPCRootObject<object, object>',
          },
        ],
      }),
    },
    {title: 'server.ts', output: true, html: input('Listening on http://localhost:3000', 'text')},
    {
      code: client,
      title: 'client.ts',
      language: 'ts',
      html: input(client, 'ts', {
        notes: [
          {
            line: 7,
            column: 37,
            length: 1,
            kind: 'error',
            code: 2345,
            text: "Argument of type 'number' is not assignable to parameter of type 'string'.",
          },
        ],
      }),
    },
    {output: true, html: input("{ id: '…', title: 'Hello' }", 'js')},
    {code: component, language: 'tsx', html: input(component, 'tsx')},
    {
      title: 'trpc.ts',
      language: 'ts',
      html: input(change, 'ts', {
        lines: new Map([
          [0, {removed: true}],
          [1, {added: true}],
        ]),
      }),
    },
  ]),
  page('/samples/two', '/assets/types/two.json', [
    {code: client, language: 'ts', html: input(client, 'ts')},
  ]),
];

export const install = packageManagerTabs('npm install @trpc/server @trpc/client zod').map(
  ({value, command}) => ({value, block: {language: 'bash', html: input(command, 'bash')}}),
);
