import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {changedFiles, commitCount} from '../../../scripts/changes.mjs';
import {choose, pageFile, shareOf} from '../../support/share';

const walk = {
  name: 'pages',
  items: ['a', 'b', 'c', 'd', 'e', 'f'],
  nameOf: (item: string) => item,
  filesOf: (item: string) => [`docs/${item}.mdx`],
  code: ['tests/walk/', 'toolkit.json'],
  parts: 3,
};

describe('the share of a walk', () => {
  it('is what has changed, and another part after each commit', () => {
    const taken = [0, 1, 2, 3].map(
      (commit) => choose(walk, {changed: ['docs/f.mdx', 'README.md'], commit}).taken,
    );
    expect(taken).toEqual([
      ['a', 'd', 'f'],
      ['b', 'e', 'f'],
      ['c', 'f'],
      ['a', 'd', 'f'],
    ]);
  });

  it('says what is left out', () => {
    expect(choose(walk, {changed: ['docs/f.mdx'], commit: 1}).reason).toBe(
      'pages: 3 of 6, of which 1 have changed; part 2 of 3. Left out: a, c, d',
    );
  });

  it('is everything after a change to what the walk is made of, or if git does not know', () => {
    for (const changed of [['tests/walk/read.ts'], ['toolkit.json'], undefined]) {
      expect(choose(walk, {changed, commit: 1}).taken).toEqual(walk.items);
    }
    for (const file of ['tests/walks.ts', 'tests/walk/README.md']) {
      expect(choose(walk, {changed: [file], commit: 1}).taken).toEqual(['b', 'e']);
    }
  });

  it('is everything unless WALKS asks for a share, and a wrong value says so', () => {
    vi.stubEnv('WALKS', undefined);
    expect(shareOf(walk)).toEqual(walk.items);
    vi.stubEnv('WALKS', 'some');
    expect(() => shareOf(walk)).toThrow('WALKS is "some"');
    vi.unstubAllEnvs();
  });
});

it('the file of a page is found by its path, with its slug or in an older version', () => {
  expect(pageFile('/docs/server/routers')).toEqual(['docs/server/routers.mdx']);
  expect(pageFile('/docs/v10')).toEqual(['versioned_docs/version-10.x/index.mdx']);
  expect(pageFile('/docs/typedoc/server')).toEqual([]);
});

describe('what has changed', () => {
  let folder: string;
  const git = (...args: string[]) => {
    const {status, stderr} = spawnSync('git', args, {cwd: folder, encoding: 'utf8'});
    if (status !== 0) throw new Error(stderr);
  };
  const commit = (file: string, date: string) => {
    writeFileSync(path.join(folder, file), date);
    git('add', '--all');
    vi.stubEnv('GIT_COMMITTER_DATE', date);
    git('-c', 'user.name=a', '-c', 'user.email=a@example.org', 'commit', '--quiet', '-m', file);
  };

  beforeEach(() => {
    vi.stubEnv('CHANGED_SINCE', undefined);
    folder = mkdtempSync(path.join(tmpdir(), 'changes-'));
    git('init', '--quiet', '--initial-branch=main');
    commit('old', '2026-01-01T08:00:00Z');
    commit('morning', '2026-01-01T10:00:00Z');
    commit('noon', '2026-01-01T17:00:00Z');
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(folder, {recursive: true});
  });

  it('is what came in the eight hours before the newest commit, and what is not committed', () => {
    writeFileSync(path.join(folder, 'new'), '');
    expect(changedFiles(folder)).toEqual(['morning', 'noon', 'new']);
    expect(commitCount(folder)).toBe(3);
  });

  it('is what came since the commit that CHANGED_SINCE names, which has to exist', () => {
    vi.stubEnv('CHANGED_SINCE', 'HEAD~1');
    expect(changedFiles(folder)).toEqual(['noon']);
    vi.stubEnv('CHANGED_SINCE', 'nowhere');
    expect(() => changedFiles(folder)).toThrow('CHANGED_SINCE is nowhere');
  });

  it('is what a branch has since it left main', () => {
    git('update-ref', 'refs/remotes/origin/main', 'HEAD');
    commit('branch', '2026-01-01T18:00:00Z');
    expect(changedFiles(folder)).toEqual(['branch']);
  });

  it('is not known where git knows no older commit', () => {
    rmSync(path.join(folder, '.git'), {recursive: true});
    expect(changedFiles(folder)).toBeUndefined();
  });
});
