import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {expect, it} from 'vitest';

import {parsePage as parseMdx} from '../../../src/content/mdx';
import {codeNodes, parsePage} from '../../../src/plugins/samples/core/page';
import {insertNeeded, neededPackages} from '../../../src/plugins/samples/neededPackages';

const program = (...modules: string[]) =>
  `\`\`\`ts title="client/index.ts" run\n${modules.map((name) => `import '${name}';`).join('\n')}\n\`\`\`\n`;
const output = '```text output\nok\n```\n';

const neededBy = (text: string, file = 'docs/server/x.mdx') =>
  neededPackages(process.cwd(), parsePage(text, file), text);

it('is what the samples import, with its types, besides what the quickstart installs', () => {
  const modules = ['ws', './server', 'node:http', '@trpc/client', 'zod'];
  expect(neededBy(program(...modules) + output)).toEqual(['ws', '@types/ws']);
});

it('has the release of the packages of tRPC that are behind', () => {
  const [client, next] = neededBy(program('@trpc/client', '@trpc/next') + output) ?? [];
  expect(client).toMatch(/^@trpc\/client@11\.\d+\.\d+$/);
  expect(next).toBe(client?.replace('client', 'next'));
});

it('has the majors that work with an older version, and those of what they need', () => {
  const file = 'versioned_docs/version-10.x/server/x.mdx';
  const modules = ['@trpc/client', '@trpc/react-query', '@tanstack/react-query', 'valibot'];
  expect(neededBy(program(...modules) + output, file)).toEqual([
    '@tanstack/react-query@4',
    '@trpc/react-query@10',
    expect.stringMatching(/^valibot@0\.\d+$/),
    'react@18',
    'react-dom@18',
  ]);
});

it.each([
  ['has no program', '```ts\nimport "ws";\n```\n'],
  [
    'says where to begin',
    `In an empty folder, set up the quickstart.\n\n${program('ws')}${output}`,
  ],
  [
    'says what to install',
    `\`\`\`bash npm2yarn\nnpm install ws\n\`\`\`\n\n${program('ws')}${output}`,
  ],
])('is not said of a page that %s', (_, text) => {
  expect(neededBy(text)).toBeUndefined();
});

it('stands above the first sample that readers copy', () => {
  const text = `# Title\n\n\`\`\`ts title="a.ts" hidden\n1\n\`\`\`\n\n## Use it\n\nThis prints ok:\n\n${program('ws')}`;
  const tree: Root = parseMdx(text).tree;
  insertNeeded(tree, parsePage(text, 'docs/x.mdx'), codeNodes(tree), ['ws', '@types/ws']);
  expect(tree.children.map((node) => toString(node))).toEqual([
    'Title',
    '1',
    'Use it',
    "The samples run in the quickstart's project after npm install ws @types/ws.",
    'This prints ok:',
    "import 'ws';",
  ]);
});

it('of many packages opens, below that sample and its output', () => {
  const text = `Use it:\n\n${program('ws')}${output}Then?`;
  const tree: Root = parseMdx(text).tree;
  insertNeeded(tree, parsePage(text, 'docs/x.mdx'), codeNodes(tree), ['a', 'b', 'c']);
  expect(tree.children.map(({type}) => type)).toEqual([
    'paragraph',
    'code',
    'code',
    'mdxJsxFlowElement',
    'paragraph',
  ]);
});
