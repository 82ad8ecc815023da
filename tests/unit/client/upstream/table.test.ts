import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';

import {describe, expect, test} from 'vitest';

import {fileOf} from '../../../../src/client/upstream/modules';
import {table} from '../../../../src/client/upstream/table';

describe('what replaces or patches upstream', () => {
  test.each(table.map((row) => [row.module, row] as const))(
    '%s is the module that the row was written for',
    (_, row) => {
      const source = readFileSync(fileOf(row));
      const hash = createHash('sha256').update(source).digest('hex').slice(0, 12);
      expect(hash, `${row.module} changed: see src/client/UPGRADE.md`).toBe(row.hash);
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
