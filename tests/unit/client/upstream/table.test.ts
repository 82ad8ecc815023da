import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';

import {describe, expect, test} from 'vitest';

import {fileOf, problemsOf} from '../../../../src/client/upstream/modules';
import {table} from '../../../../src/client/upstream/table';

describe('what replaces or patches upstream', () => {
  test.each(table.map((row) => [row.module, row] as const))(
    '%s is the module that the row was written for',
    (_, row) => {
      const source = readFileSync(fileOf(row));
      const hash = createHash('sha256').update(source).digest('hex').slice(0, 12);
      expect(hash, `${row.module} changed: see "How to upgrade" in src/client/README.md`).toBe(
        row.hash,
      );
      expect(existsSync('standIn' in row.with ? row.with.standIn : row.with.loader)).toBe(true);
    },
  );

  test('is listed in the README, each with what it saves', () => {
    // Prettier pads the cells.
    const readme = readFileSync('src/client/README.md', 'utf8').replace(/ +/g, ' ');
    const rows = table.map(({module, saves}) => `| \`${module}\` | ${saves} |`);
    expect(rows.filter((row) => !readme.includes(row))).toEqual([]);
    expect(readme.match(/^\| `(?:@[\w./-]+\.js|[\w-]+)` \| [^|]* \|$/gm)).toHaveLength(
      table.length,
    );
  });
});

describe('the guard of the build', () => {
  const swaps = [{from: '/upstream/Link.js', to: '/ours/Link.ts'}];

  test('finds nothing where a stand-in took the place of its original', () => {
    expect(
      problemsOf(new Set(['/ours/Link.ts', '/upstream/a.js']), swaps, ['/upstream/a.js']),
    ).toEqual([]);
  });

  test('tells of a stand-in that nothing asks for', () => {
    expect(problemsOf(new Set(['/upstream/a.js']), swaps, [])).toEqual([
      expect.stringContaining('Nothing asks for /upstream/Link.js any more'),
    ]);
  });

  test('tells of an original that is still there', () => {
    expect(problemsOf(new Set(['/ours/Link.ts', '/upstream/Link.js']), swaps, [])).toEqual([
      expect.stringContaining('/upstream/Link.js is in the bundle beside /ours/Link.ts'),
    ]);
  });

  test('tells of a patched module that nothing asks for', () => {
    expect(problemsOf(new Set(), [], ['/upstream/a.js'])).toEqual([
      expect.stringContaining('/upstream/a.js is patched, and nothing asks for it'),
    ]);
  });
});
