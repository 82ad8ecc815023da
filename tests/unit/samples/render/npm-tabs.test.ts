import {describe, expect, it} from 'vitest';

import {packageManagerTabs, packageManagerTabsNode} from '../../../../src/plugins/samples/npm-tabs';

function commands(command: string): string[] {
  return packageManagerTabs(command).map((tab) => tab.command);
}

describe('packageManagerTabs', () => {
  it.each([
    [
      'npm install @trpc/server zod',
      [
        'yarn add @trpc/server zod',
        'pnpm add @trpc/server zod',
        'bun add @trpc/server zod',
        'deno add npm:@trpc/server npm:zod',
      ],
    ],
    [
      'npm install -D typescript',
      [
        'yarn config set nodeLinker node-modules\nyarn add --dev typescript',
        'pnpm add -D typescript',
        'bun add --dev typescript',
        'deno add --dev npm:typescript',
      ],
    ],
    ['npm install', ['yarn install', 'pnpm install', 'bun install', 'deno install']],
    ['npm run dev', ['yarn dev', 'pnpm run dev', 'bun run dev', 'deno task dev']],
    [
      'npx create-next-app@latest --example trpc',
      [
        'yarn dlx create-next-app@latest --example trpc',
        'pnpm dlx create-next-app@latest --example trpc',
        'bun x create-next-app@latest --example trpc',
        'deno run -A npm:create-next-app@latest --example trpc',
      ],
    ],
    [
      'npm create vite@latest app -- --template react-ts',
      [
        'yarn create vite app --template react-ts',
        'pnpm create vite app --template react-ts',
        'bunx create-vite app --template react-ts',
        'deno run -A npm:create-vite@latest app --template react-ts',
      ],
    ],
    [
      'npx tsx watch server/index.ts',
      [
        'yarn tsx watch server/index.ts',
        'pnpm tsx watch server/index.ts',
        'bunx tsx watch server/index.ts',
        'deno run -A npm:tsx watch server/index.ts',
      ],
    ],
    ['npx tsc', ['yarn tsc', 'pnpm tsc', 'bunx tsc', 'deno run -A npm:typescript/tsc']],
    [
      'npm install -D wrangler tsx@4',
      [
        'yarn add --dev wrangler tsx@4',
        'pnpm add --allow-build=esbuild --allow-build=workerd -D wrangler tsx@4',
        'bun add --dev wrangler tsx@4',
        'deno add --dev npm:wrangler npm:tsx@4',
      ],
    ],
  ])('converts %s', (command, others) => {
    expect(commands(command)).toEqual([command, ...others]);
  });

  it.each(['npm init -y', 'npm pkg set type=module'])('leaves %s to npm', (command) => {
    expect(commands(command)).toEqual(Array(5).fill(command));
  });

  it('converts line by line, and leaves comments and other programs as they are', () => {
    expect(commands('# set up\nmkdir app\nnpm install zod')[4]).toBe(
      '# set up\nmkdir app\ndeno add npm:zod',
    );
  });
});

it('packageManagerTabsNode puts each block into a tab, with one choice for the whole site', () => {
  const node = packageManagerTabsNode('npm install zod', (command) => ({
    type: 'mdxJsxFlowElement',
    name: 'Sample',
    attributes: [{type: 'mdxJsxAttribute', name: 'html', value: command}],
    children: [],
  }));
  expect(node).toMatchObject({
    name: 'Tabs',
    attributes: [{name: 'groupId', value: 'package-manager'}],
  });
  expect(node.children[2]).toMatchObject({
    name: 'TabItem',
    attributes: [
      {name: 'value', value: 'pnpm'},
      {name: 'label', value: 'pnpm'},
    ],
    children: [{name: 'Sample', attributes: [{value: 'pnpm add zod'}]}],
  });
});
