import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import {compareFolders} from '../../../scripts/reproducible/compare';

describe('compareFolders', () => {
  let root: string;
  const write = (build: string, file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(root, build, file)), {recursive: true});
    fs.writeFileSync(path.join(root, build, file), text);
  };
  const compare = () => compareFolders(path.join(root, 'one'), path.join(root, 'two'));

  beforeEach(() => {
    root = fs.mkdtempSync(path.join(os.tmpdir(), 'compare-'));
    for (const build of ['one', 'two']) {
      write(build, 'index.html', '<h1>Same</h1>');
      write(build, 'assets/js/main.js', 'same()');
    }
  });
  afterEach(() => fs.rmSync(root, {recursive: true}));

  it('finds nothing in two builds that are the same', () => expect(compare()).toEqual([]));

  it('names each file that differs, the first byte, and what is there', () => {
    write('two', 'assets/js/main.js', 'some()');
    write('two', 'index.html', '<h1>Same</h1>2026');
    const [script, html, ...others] = compare();
    expect(others).toEqual([]);
    expect(script?.file).toBe('assets/js/main.js');
    expect(script?.how).toContain('from byte 1 of 6 and 6');
    expect(script?.how).toContain('"some()"');
    expect(html?.how).toContain('from byte 13 of 13 and 17');
  });

  it('names files that only one build has', () => {
    write('one', 'a.css', '');
    write('two', 'b/c.css', '');
    expect(compare()).toEqual([
      {file: 'a.css', how: 'only the first build has it'},
      {file: 'b/c.css', how: 'only the second build has it'},
    ]);
  });
});
