import type {Program, Property} from 'estree';
import type {Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {toString} from 'hast-util-to-string';
import {toHast} from 'mdast-util-to-hast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, test} from 'vitest';

import {kindOf} from '../../../src/plugins/tables/kind';
import {recmaContents} from '../../../src/plugins/tables/recma-contents';
import {rehypeHeadings} from '../../../src/plugins/tables/rehype-headings';
import {rehypeTables} from '../../../src/plugins/tables/rehype-tables';

const toTree = (markdown: string): Root =>
  toHast(unified().use(remarkParse).use(remarkGfm).parse(markdown)) as Root;

function prepared(markdown: string): Root {
  const tree = toTree(markdown);
  rehypeTables()(tree);
  return tree;
}

const errors = `
| You see                    | Cause                     | Fix  |
| -------------------------- | ------------------------- | ---- |
| \`fetch failed\` in a log  | Nothing listens at \`url\` |      |
`;

test('cells of prose have the name of their column', () => {
  expect(toHtml(prepared(errors)).replaceAll('\n', '')).toBe(
    '<table class="stacked">' +
      '<thead><tr><th>You see</th><th>Cause</th><th>Fix</th></tr></thead>' +
      '<tbody><tr>' +
      '<td data-column="You see"><code>fetch failed</code> in a log</td>' +
      '<td data-column="Cause">Nothing listens at <code>url</code></td>' +
      '<td></td></tr></tbody></table>',
  );
});

test('the text of a page stays as it is, so that no label is copied or found by search', () => {
  const long = `${errors}\n\n| A | B |\n| - | - |\n| \`${'trpc.post.'.repeat(9)}\` | ${errors.length} |`;
  expect(toString(prepared(long))).toBe(toString(toTree(long)));
});

test('a table that fits a phone is left alone', () => {
  const markdown =
    '| Field | Content |\n| - | - |\n| `ctx` | The context, as the last step made it |';
  expect(toHtml(prepared(markdown))).toBe(toHtml(toTree(markdown)));
});

test('the corner of a table with row titles is not a header', () => {
  const html = toHtml(
    prepared('|   | 10.x | 11.x |\n| - | - | - |\n| `createCaller` | yes | no |'),
  );
  expect(html.replaceAll('\n', '')).toContain('<tr><td></td><th>10.x</th><th>11.x</th></tr>');
});

test('a table of data says that it is one, and has no labels', () => {
  const html = toHtml(
    prepared(
      `|   | 10.x, the old line | 11.x |\n| - | - | - |\n| ${errors.slice(2, 30)} | yes | no |`,
    ),
  );
  expect(html).toMatch(/^<table data-kind="data"/);
  expect(html).not.toContain('data-column');
});

test.each([
  ['utils.post.byId', 'utils.post.byId'],
  [
    'queryClient.invalidateQueries(trpc.post.pathFilter())',
    'query<wbr>Client<wbr>.invalidate<wbr>Queries(<wbr>trpc<wbr>.post<wbr>.path<wbr>Filter())',
  ],
  ['experimental_standaloneMiddleware', 'experimental_<wbr>standalone<wbr>Middleware'],
  ['{headers: {authorization: string}}', '{headers: {authorization: string}}'],
  [
    "inferRouterInputs<AppRouter>['post']",
    "infer<wbr>Router<wbr>Inputs&#x3C;<wbr>App<wbr>Router>[<wbr>'post']",
  ],
  ['[...previous,...next].filter(Boolean)', '[...previous,...next]<wbr>.filter(<wbr>Boolean)'],
  [
    'https://example.com/api/trpc/post',
    'https://<wbr>example<wbr>.com/<wbr>api/<wbr>trpc/<wbr>post',
  ],
])('code breaks at its joints: %s', (code, html) => {
  const markdown = `| A | B |\n| - | - |\n| \`${code}\` | b |`;
  expect(toHtml(prepared(markdown))).toContain(`<code>${html}</code>`);
});

const sentence = 'It is called once for each request that has a body.';

test.each([
  ['prose', ['Option', 'Meaning'], ['maxBodySizeInBytes', sentence]],
  ['prose', ['Event', 'Route', 'Path'], ['API Gateway, version 2', '/{proxy+}, or none', 'proxy']],
  ['plain', ['Field', 'Content'], ['path', sentence]],
  ['plain', ['Code', 'Number'], ['PARSE_ERROR', '-32700']],
  ['data', ['Link', 'v10 client, v11 server', 'v11 client'], [sentence, 'yes', 'no']],
])('%s: %j', (kind, header, row) => {
  expect(kindOf([header, row])).toBe(kind);
});

test('long names of headings and of the contents break between their words', () => {
  const heading = toTree('## createExpressMiddleware and `CreateHTTPContextOptions` of create\n');
  rehypeHeadings()(heading);
  expect(toHtml(heading)).toBe(
    '<h2>create<wbr>Express<wbr>Middleware and ' +
      '<code>Create<wbr>HTTP<wbr>Context<wbr>Options</code> of create</h2>',
  );
  const part = toTree('### createExpressMiddleware and awsLambdaStreamingRequestHandler\n');
  rehypeHeadings()(part);
  expect(toHtml(part)).toBe(
    '<h3>createExpressMiddleware and aws<wbr>Lambda<wbr>Streaming<wbr>Request<wbr>Handler</h3>',
  );
  const value: Property = {
    type: 'Property',
    kind: 'init',
    method: false,
    shorthand: false,
    computed: false,
    key: {type: 'Literal', value: 'value'},
    value: {type: 'Literal', value: 'createExpressMiddleware'},
  };
  const program: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [
      {
        type: 'VariableDeclaration',
        kind: 'const',
        declarations: [
          {
            type: 'VariableDeclarator',
            id: {type: 'Identifier', name: 'toc'},
            init: {type: 'ObjectExpression', properties: [value]},
          },
        ],
      },
    ],
  };
  recmaContents()(program);
  expect(value.value).toMatchObject({value: 'create<wbr>Express<wbr>Middleware'});
});
