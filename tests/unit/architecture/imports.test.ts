/** How modules may depend on each other, as ARCHITECTURE.md says. */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterAll, describe, expect, test} from 'vitest';

import {circlesOf, crossings, importsIn, type Imports} from './imports';

const parts = /^src\/(?:client|content|plugins|versions)\//;
const config = /^src\/config\//;

describe('the modules of the site', () => {
  const imports = importsIn('.');

  test('are read with their imports', () => {
    expect(imports.get('src/client/index.ts')).toContain('src/client/upstream/index.ts');
    expect(imports.size).toBeGreaterThan(300);
  });

  test('do not import each other in a circle', () => {
    expect(circlesOf(imports)).toEqual([]);
  });

  test('get what the configuration says as options, where they are plugins', () => {
    expect(crossings(imports, parts, config)).toEqual([]);
  });

  test('of content depend on no other folder', () => {
    expect(crossings(imports, /^src\/content\//, /^src\/(?!content\/)/)).toEqual([]);
  });
});

describe('the test of imports', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'imports-'));
  afterAll(() => rmSync(root, {recursive: true}));

  const project = (files: Record<string, string>): Imports => {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.join(root, path.dirname(name)), {recursive: true});
      writeFileSync(path.join(root, name), text);
    }
    return importsIn(root);
  };

  test('finds a circle through an index, an alias and a type, and says which way it goes', () => {
    const imports = project({
      'src/plugins/a/index.ts': "import {b} from './b';\nexport const a = b;",
      'src/plugins/a/b.ts': "import type {C} from '@site/src/content/c';\nexport const b: C = 1;",
      'src/content/c.ts': "export type C = typeof import('../plugins/a').a;",
      'src/content/alone.ts': "import fs from 'node:fs';",
    });
    expect(circlesOf(imports)).toEqual([
      ['src/content/c.ts', 'src/plugins/a/index.ts', 'src/plugins/a/b.ts', 'src/content/c.ts'],
    ]);
  });

  test('finds a plugin that reads the configuration', () => {
    const imports = project({
      'src/plugins/reads.ts': "import {x} from '../config/site';",
      'src/config/site.ts': 'export const x = 1;',
    });
    expect(crossings(imports, parts, config)).toEqual([
      'src/plugins/reads.ts imports src/config/site.ts',
    ]);
  });
});
