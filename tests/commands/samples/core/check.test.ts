import path from 'node:path';

import {beforeAll, describe, expect, it} from 'vitest';

import {Checker} from '../../../../src/plugins/samples/core/check';
import {parsePage} from '../../../../src/plugins/samples/core/page';
import {toolkitsOf} from '../../../../src/versions/toolkits';

const siteDir = path.resolve(__dirname, '../../../..');
/** With the newest server and client, and with the packages that have no release that goes with these. */
let checker: Checker;
let checkerOfAll: Checker;
beforeAll(() => {
  const toolkits = toolkitsOf(siteDir, '11.x');
  checker = new Checker(siteDir, toolkits[0]!);
  checkerOfAll = new Checker(siteDir, toolkits.at(-1)!);
  // Builds the program once, so that no single test pays for it.
  checker.check(
    parsePage("```ts\nimport '@trpc/server';\nimport '@trpc/client';\n```\n", 'docs/warm.mdx'),
  );
});

let pages = 0;
function check(source: string, by = checker) {
  pages += 1;
  return by.check(parsePage(source, `docs/page-${pages}.mdx`));
}
const messages = (source: string, by = checker) =>
  check(source, by).problems.map(({line, column, message}) => `${line}:${column} ${message}`);

/** A list of a type's members with their author's descriptions. */
const table = (type: string, from: string, items: string) =>
  `<TypeTable type="${type}" from="${from}">\n\n${items}\n\n</TypeTable>\n`;

const trpc =
  '```ts title="server/trpc.ts"\nimport {initTRPC} from \'@trpc/server\';\n\n' +
  'const t = initTRPC.create();\nexport const router = t.router;\nexport const publicProcedure = t.procedure;\n```\n\n';

describe('a page is a project', () => {
  it('compiles fences that import one another, titled and untitled', () => {
    expect(
      messages(
        `${trpc}\`\`\`ts title="server/router.ts"\nimport {publicProcedure, router} from './trpc';\n` +
          "export const appRouter = router({hello: publicProcedure.query(() => 'hi')});\n```\n\n" +
          "```ts\nimport {appRouter} from './server/router';\nappRouter.hello;\n```\n",
      ),
    ).toEqual([]);
  });

  it('takes only the types of a package whose code the host provides', () => {
    expect(
      messages(
        "```ts\nimport type {APIGatewayProxyEventV2} from 'aws-lambda';\nexport type Event = APIGatewayProxyEventV2;\n```\n",
      ),
    ).toEqual([]);
  });

  it('does not let one page see another, nor one fence the globals of another', () => {
    expect(messages('```ts\nconst greeting = 1;\n```\n\n```ts\ngreeting;\n```\n')).toEqual([
      "6:1 TS2304: Cannot find name 'greeting'.",
    ]);
  });

  it('compiles React and Node samples', () => {
    expect(
      messages(
        "```tsx\nimport {useState} from 'react';\nexport function A() {\n  const [n] = useState(0);\n  return <p>{n}</p>;\n}\n```\n\n" +
          "```ts\nimport {createServer} from 'node:http';\ncreateServer().listen(3000);\n```\n",
      ),
    ).toEqual([]);
  });

  it('checks JavaScript too', () => {
    expect(messages('```js\nexport const a = 1;\na.toFixed(1, 2, 3);\n```\n')[0]).toContain(
      'TS2554',
    );
  });
});

describe('planted failures', () => {
  it('a type error, at its line and column', () => {
    expect(messages('# T\n\n```ts\nconst a: string = 1;\n```\n')).toEqual([
      "4:7 TS2322: Type 'number' is not assignable to type 'string'.",
    ]);
  });

  it('a type error in the added line of a diff', () => {
    expect(messages('```ts diff\n-const a = 1;\n+const a: string = 1;\n```\n')[0]).toMatch(
      /^3:7 TS2322/,
    );
  });

  it('an expected error that no longer happens', () => {
    expect(messages('```ts errors="2322"\nconst a: string = "";\n```\n')).toEqual([
      '2:1 errors="2322" expects TS2322, which no longer occurs; remove it or fix the sample.',
    ]);
  });

  it('an error besides the expected one', () => {
    expect(messages('```ts errors="2322"\nconst a: string = 1;\nnope;\n```\n')).toEqual([
      "3:1 TS2304: Cannot find name 'nope'.",
    ]);
  });

  it('a stale type query', () => {
    expect(messages('```ts\nconst a = 1;\n//    ^? const a: string\n```\n')).toEqual([
      '3:7 `^?` is stale: it says `const a: string`, the type is `const a: 1`.',
    ]);
  });

  it('a type query that points at nothing', () => {
    expect(messages('```ts\nconst a = 1;\n//          ^?\n```\n')[0]).toContain(
      '`^?` points at nothing',
    );
  });

  it('an import of a file that no fence titles', () => {
    expect(
      messages(`${trpc}\`\`\`ts\nimport {appRouter} from './server/router';\nappRouter;\n\`\`\`\n`),
    ).toEqual([
      '10:25 \'./server/router\' is not a file of this page: no fence is titled "server/router.ts". Titles here: server/trpc.ts.',
    ]);
  });

  it('a package that the version does not have, though another version brings it', () => {
    expect(messages("```ts\nimport 'left-pad';\nimport '@trpc/react';\n```\n")).toEqual([
      "2:8 toolkit/v11-core does not have the package 'left-pad'; add it to toolkit/v11-core/package.json.",
      "3:8 toolkit/v11-core does not have the package '@trpc/react'; add it to toolkit/v11-core/package.json.",
    ]);
  });

  it.each([
    ['// @ts-expect-error', 'const a: string = 1;'],
    ['// @ts-ignore', 'const a: string = 1;'],
    ['// @ts-nocheck', 'const a: string = 1;'],
  ])('%s, which switches the compiler off', (directive, code) => {
    expect(messages(`\`\`\`ts\n${directive}\n${code}\n\`\`\`\n`).join()).toContain(
      'switches the compiler off',
    );
  });

  it('a cast to any', () => {
    expect(messages('```ts\nconst a: string = 1 as any;\n```\n')[0]).toContain(
      'a cast to any switches the compiler off',
    );
  });

  it('an unknown type in a table, with close matches', () => {
    expect(messages('<TypeTable type="HTTPBatchLinkOption" from="@trpc/client" />\n')[0]).toMatch(
      /does not export 'HTTPBatchLinkOption'; close matches: HTTPBatchLinkOptions/,
    );
  });

  it('a table whose author puts first what the type does not have', () => {
    expect(
      messages('<TypeTable type="HTTPBatchLinkOptions" from="@trpc/client" first="maxItem" />\n'),
    ).toEqual([
      "1:1 'HTTPBatchLinkOptions' has no member 'maxItem'; close matches: maxItems, fetch, headers.",
    ]);
  });

  it('a member that its package and its author say nothing about', () => {
    expect(messages('<TypeTable type="TRPCDataTransformer" from="@trpc/server" />\n')).toEqual([
      "1:1 The package doesn't describe serialize, deserialize; describe it in a list inside the <TypeTable>: - `serialize`: …",
    ]);
    const typed = table(
      'TRPCDataTransformer',
      '@trpc/server',
      '- `serialize: (object: any) => any`',
    );
    expect(messages(`${typed}`)[0]).toContain("doesn't describe serialize, deserialize");
  });

  it('a member that its author describes and the type does not have', () => {
    const source = table(
      'HTTPBatchLinkOptions',
      '@trpc/client',
      '- `url`: Where.\n- `maxItem`: How many.',
    );
    expect(messages(source)).toEqual([
      "4:1 'HTTPBatchLinkOptions' has no member 'maxItem'; close matches: maxItems, fetch, headers.",
    ]);
  });

  it.each([
    ['url: string', "The type of 'url' is string | URL."],
    ['url: string | URL | undefined', "The type of 'url' is string | URL."],
    ['maxItems: string', "The type of 'maxItems' is number | undefined."],
    ['url: Address', "Cannot find name 'Address'."],
    ['url: string |', 'Type expected.'],
  ])('a type that its author names and the member does not have: %s', (member, message) => {
    expect(
      messages(table('HTTPBatchLinkOptions', '@trpc/client', `- \`${member}\`: Text.`)),
    ).toEqual([`3:1 \`${member}\`: ${message}`]);
  });

  it('a table that picks what the type does not have', () => {
    expect(
      messages(
        `<TypeTable type="Pick<HTTPBatchLinkOptions, 'url' | 'batches'>" from="@trpc/client" />\n`,
      )[0],
    ).toMatch(/^1:1 `Pick<HTTPBatchLinkOptions, 'url' \| 'batches'>`: .*'"batches"' is not/);
  });

  it('a long table whose author does not say what matters', () => {
    expect(
      messages(
        table('UseTRPCQueryOptions', '@trpc/react-query/shared', '- `behavior`: Internal.'),
        checkerOfAll,
      ),
    ).toEqual([
      expect.stringMatching(
        /^1:1 'UseTRPCQueryOptions' has \d+ members; name those that matter most in first="…"/,
      ),
    ]);
  });

  it('a table of a package that the version does not have', () => {
    expect(messages('<TypeTable type="Thing" from="left-pad" />\n')[0]).toContain(
      "does not have the package 'left-pad'",
    );
  });
});

describe('what a reader gets', () => {
  it('the compiler’s message under the line of an expected error', () => {
    expect(
      check('```ts errors="2322"\n// ---cut---\nconst a: string = 1;\n```\n').notes[0],
    ).toEqual([
      {
        line: 0,
        column: 6,
        length: 1,
        kind: 'error',
        code: 2322,
        text: "Type 'number' is not assignable to type 'string'.",
      },
    ]);
  });

  it('an inline type under a marker', () => {
    expect(check('```ts\nconst a = {id: 1};\n//    ^?\n```\n').notes[0]?.[0]).toMatchObject({
      kind: 'type',
      line: 0,
      text: 'const a: {\n    id: number;\n}',
    });
  });

  it('types where they tell something, and none for plain locals, keywords and built-ins', () => {
    const {types} = check(
      "```ts\nimport {initTRPC} from '@trpc/server';\n\nconst t = initTRPC.create();\nconst count = 1;\nconsole.log(count, t);\n```\n",
    );
    const lines = [
      "import {initTRPC} from '@trpc/server';",
      '',
      'const t = initTRPC.create();',
      'const count = 1;',
      'console.log(count, t);',
    ];
    const names = types.blocks['0']?.spans.map(([line, column, length]) =>
      lines[line]?.slice(column, column + length),
    );
    expect(names).toEqual(['initTRPC', 't', 'initTRPC', 'create', 't']);
  });

  it('documentation with a type', () => {
    const {types} = check(
      "```ts\nimport {httpBatchLink} from '@trpc/client';\nhttpBatchLink({url: '', maxItems: 3});\n```\n",
    );
    expect(types.texts.find(({type}) => type.includes('maxItems'))?.docs).toContain(
      'The most calls one batch can have',
    );
  });

  it('no types for hidden fences and hidden lines', () => {
    const {types} = check(
      "```ts hidden\nimport {initTRPC} from '@trpc/server';\ninitTRPC;\n```\n\n```ts\nimport {initTRPC} from '@trpc/server';\n// ---cut---\nconst t = initTRPC.create();\n```\n",
    );
    expect(Object.keys(types.blocks)).toEqual(['1']);
    expect(types.blocks['1']?.spans.every(([line]) => line === 0)).toBe(true);
  });

  it('a table with inherited members, defaults and documentation', () => {
    const rows = check('<TypeTable type="HTTPBatchLinkOptions" from="@trpc/client" />\n').tables[0];
    expect(rows?.find(({name}) => name === 'url')).toMatchObject({
      optional: false,
      type: 'string | URL',
    });
    expect(rows?.find(({name}) => name === 'maxItems')).toMatchObject({
      optional: true,
      default: 'Infinity',
    });
  });

  it('a table with types as the package wrote them, and the constraint of a type parameter', () => {
    const typeIn = (source: string, option: string) =>
      check(source).tables[0]?.find(({name}) => name === option)?.type;
    const link = '<TypeTable type="LoggerLinkOptions" from="@trpc/client" />\n';
    expect(typeIn(link, 'logger')).toBe('LoggerLinkFn<TRouter>');
    const handler =
      '<TypeTable type="NodeHTTPHandlerOptions" from="@trpc/server/adapters/node-http" />\n';
    expect(typeIn(handler, 'router')).toBe('AnyRouter');
    expect(typeIn(handler, 'createContext')).toBe('NodeHTTPCreateContextFn');
  });

  it('a table with the types that its author names', () => {
    const rows = check(
      table(
        'HTTPBatchLinkOptions',
        '@trpc/client',
        "- `url: URL | string`: Where.\n- `maxItems: import('@trpc/client').HTTPBatchLinkOptions<any>['maxItems']`",
      ),
    ).tables[0];
    const typeOf = (option: string) => rows?.find(({name}) => name === option)?.type;
    expect(typeOf('url')).toBe('URL | string');
    expect(typeOf('maxItems')).toBe("HTTPBatchLinkOptions<any>['maxItems']");
  });

  it('a table of a type that has no name', () => {
    const source = table(
      'Parameters<typeof splitLink>[0]',
      '@trpc/client',
      '- `condition`: Which.\n- `true`: Then.\n- `false`: Otherwise.',
    );
    expect(messages(source)).toEqual([]);
    expect(check(source).tables[0]?.map(({name}) => name)).toEqual(['condition', 'true', 'false']);
  });

  it('a table of a union, with the members of all its types', () => {
    const rows = check(
      '<TypeTable type="Parameters<typeof createServerSideHelpers>[0]" from="@trpc/react-query/server" />\n',
      checkerOfAll,
    ).tables[0];
    const optional = Object.fromEntries((rows ?? []).map((row) => [row.name, row.optional]));
    expect(optional).toMatchObject({queryClient: true, client: true, router: true, ctx: true});
  });

  it('a table of what all overloads of a function take', () => {
    const overloads = "Parameters<TRPCMiddlewareFunction>[0]['next']";
    const namesIn = (type: string) =>
      check(`<TypeTable type="${type}" from="@trpc/server" />\n`).tables[0]?.map(({name}) => name);
    expect(namesIn(`Parameters<${overloads}>[0]`)).toEqual(['getRawInput']);
    expect(namesIn(`NonNullable<AllParameters<${overloads}>[0]>`)).toEqual([
      'ctx',
      'input',
      'getRawInput',
    ]);
  });

  it('a table whose author says what matters, the others folded', () => {
    const rows = check(
      '<TypeTable type="HTTPBatchLinkOptions" from="@trpc/client" first="maxItems, url" />\n',
    ).tables[0];
    expect(rows?.map(({name, folded}) => [name, folded ?? false]).slice(0, 3)).toEqual([
      ['maxItems', false],
      ['url', false],
      ['fetch', true],
    ]);
  });

  it('a table without what a package marks as its own, and with links of JSDoc as names', () => {
    const query =
      check(
        '<TypeTable type="UseTRPCQueryOptions" from="@trpc/react-query/shared" first="enabled" />\n',
        checkerOfAll,
      ).tables[0] ?? [];
    expect(query.length).toBeGreaterThan(10);
    expect(query.filter(({name}) => name.startsWith('_'))).toEqual([]);
    const socket = check('<TypeTable type="WebSocketClientOptions" from="@trpc/client" />\n')
      .tables[0];
    expect(socket?.find(({name}) => name === 'retryDelayMs')?.default).toBe('exponentialBackoff');
  });

  it('what changed, after a page is edited', () => {
    const file = 'docs/edited.mdx';
    const broken = parsePage('```ts\nconst a: string = 1;\n```\n', file);
    const mended = parsePage('```ts\nconst a: string = "";\n```\n', file);
    expect(checker.check(broken).problems).toHaveLength(1);
    expect(checker.check(mended).problems).toHaveLength(0);
    expect(checker.check(broken).problems).toHaveLength(1);
  });
});
