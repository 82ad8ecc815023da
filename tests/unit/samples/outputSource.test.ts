import {expect, it} from 'vitest';

import {parsePage} from '../../../src/plugins/samples/core/page';
import {outputSource} from '../../../src/plugins/samples/outputSource';

/** The source of the last fence, which is an output. */
function sourceOf(...fences: string[]): string | undefined {
  const page = parsePage(
    fences.map((fence) => `\`\`\`${fence}\n1\n\`\`\`\n`).join('\n'),
    'docs/x.mdx',
  );
  expect(page.problems).toEqual([]);
  const last = page.fences.at(-1);
  if (!last) throw new Error('no fence');
  return outputSource(page, last);
}

it('is the command that runs the closest program above', () => {
  const first = 'ts title="server/a.ts" run';
  expect(sourceOf(first, 'ts title="client/b.tsx" run', 'text output')).toBe(
    'npx tsx client/b.tsx',
  );
});

it('is the command that runs the file that the author names', () => {
  const server = 'ts title="server.ts" serve';
  expect(sourceOf(server, 'ts title="client.ts" run', 'text output="server.ts"')).toBe(
    'npx tsx server.ts',
  );
});

it.each([
  ['has no name', 'ts run'],
  ['is hidden', 'ts title="a.ts" hidden run'],
  ['is run by the commands of its page', 'ts title="a.ts" run followed'],
  ['is no file', 'ts title="The first call" run'],
])('is not known of a program that %s', (_, program) => {
  expect(sourceOf(program, 'text output')).toBeUndefined();
});
