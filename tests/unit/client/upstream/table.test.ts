import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';

import {expect, test} from 'vitest';

import {fileOf} from '../../../../src/client/upstream';
import {table} from '../../../../src/client/upstream/table';

test.each(table.map((row) => [row.module, row] as const))(
  '%s is the module that the row was written for',
  (_, row) => {
    const source = readFileSync(fileOf(row), 'utf8');
    const hash = createHash('sha256').update(source).digest('hex').slice(0, 12);
    expect(hash, `${row.module} changed: see src/client/UPGRADE.md`).toBe(row.hash);
    if ('replacement' in row.with) expect(existsSync(row.with.replacement)).toBe(true);
    else for (const [from] of row.with.edits) expect(source.split(from)).toHaveLength(2);
  },
);
