/** The guide to 11.x shows diffs, whose older side is compiled with 10.x in a hidden block. */
import {readFileSync} from 'node:fs';

import {expect, test} from 'vitest';

const guide = readFileSync('docs/migrate-from-v10-to-v11.mdx', 'utf8');
const blocks = [...guide.matchAll(/^```tsx? (.*)\n([\s\S]*?)\n```$/gm)];
const titleOf = (meta = '') => /title="(?:v10\/)?([^"]+)"/.exec(meta)?.[1];

test('what a diff removes is the block that is compiled with 10.x', () => {
  const older = new Map(
    blocks
      .filter(([, meta]) => meta?.includes('version="10.x"'))
      .map(([, meta, code]) => [titleOf(meta), code]),
  );
  const diffs = blocks.filter(
    ([, meta = '']) => / diff(?: |$)/.test(meta) && older.has(titleOf(meta)),
  );
  expect(diffs.length).toBeGreaterThan(5);
  for (const [, meta, code = ''] of diffs) {
    const lines = code.split('\n').filter((line) => !line.startsWith('+'));
    expect(lines.map((line) => line.slice(1)).join('\n'), meta).toBe(older.get(titleOf(meta)));
  }
});
