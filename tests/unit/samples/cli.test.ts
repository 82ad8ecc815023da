import {execFile, execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {afterAll, beforeAll, describe, expect, it} from 'vitest';

const siteDir = path.resolve(__dirname, '../../..');
let copy: string;

/** A temporary site with the real toolkits, so that a planted page affects no other check. */
beforeAll(() => {
  copy = fs.mkdtempSync(path.join(os.tmpdir(), 'samples-cli-'));
  fs.symlinkSync(path.join(siteDir, 'toolkit'), path.join(copy, 'toolkit'));
  fs.symlinkSync(path.join(siteDir, 'node_modules'), path.join(copy, 'node_modules'));
  fs.mkdirSync(path.join(copy, 'docs'));
});
afterAll(() => fs.rmSync(copy, {recursive: true, force: true}));

function samples(...args: string[]): Promise<{code: number; output: string}> {
  const cli = path.join(siteDir, 'src/plugins/samples/cli.ts');
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', cli, '--force', ...args],
      {cwd: copy, env: {...process.env, CHANGED_SINCE: ''}},
      (error, stdout, stderr) => {
        resolve({code: error ? Number(error.code) : 0, output: stdout + stderr});
      },
    );
  });
}

function page(name: string, text: string): string {
  fs.writeFileSync(path.join(copy, 'docs', name), text);
  return `docs/${name}`;
}

describe('npm run samples', () => {
  it('ends with 0 and says what it checked', async () => {
    const file = page(
      'good.mdx',
      '```ts run\nconsole.log(1 + 1);\n```\n\n```text output\n2\n```\n',
    );
    const {code, output} = await samples('--run', path.dirname(file));
    expect(output).toContain('Checked 1 samples of 1 pages');
    expect(output).toContain('Ran 1 projects of 1 pages');
    expect(code).toBe(0);
  });

  describe('ends with 1 where pages are wrong', () => {
    let result: {code: number; output: string};

    // Each start of the command takes seconds, so it reads all of them at once.
    beforeAll(async () => {
      const files = [
        page('type-error.mdx', '# T\n\n```ts\nconst a: string = 1;\n```\n'),
        page('output.mdx', '```ts run\nconsole.log("two");\n```\n\n```text output\none\n```\n'),
        page(
          'throws.mdx',
          'Text.\n\n```ts run\nconsole.log("before");\nthrow new Error("no stock");\n```\n',
        ),
        page('orphan.mdx', '```ts\nconsole.log(1);\n```\n\n```text output\n1\n```\n'),
      ];
      result = await samples('--run', ...files);
    }, 120_000);

    it('and counts the problems', () => {
      expect(result.output).toContain('4 problems in samples.');
      expect(result.code).toBe(1);
    });

    it('and names the file, line and column of a type error', () => {
      expect(result.output).toContain('docs/type-error.mdx:4:7 - error: TS2322');
    });

    it('and shows the diff where the output differs', () => {
      expect(result.output).toMatch(
        /docs\/output\.mdx:6:1 - error: the output of fence-0\.ts with [\d.]+ differs/,
      );
      expect(result.output).toMatch(/- one\n\+ two/);
    });

    it('and shows the logs of a run that fails, and the line of its fence', () => {
      expect(result.output).toContain('docs/throws.mdx:3:1 - error: running');
      expect(result.output).toContain('no stock');
      expect(result.output).toContain('stdout of fence-0.ts:\n  before');
    });

    it('and names an output that belongs to nothing that runs', () => {
      expect(result.output).toContain(
        'docs/orphan.mdx:5:1 - error: `output` shows what a fence printed',
      );
    });
  });

  it('checks all pages and runs what changed', async () => {
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@localhost', ...args], {
        cwd: copy,
      });
    fs.readdirSync(path.join(copy, 'docs')).forEach((name) =>
      fs.rmSync(path.join(copy, 'docs', name)),
    );
    const text = '```ts run\nconsole.log(1);\n```\n';
    page('before.mdx', text);
    page('quickstart.mdx', text);
    git('init', '--quiet', '--initial-branch=main');
    git('add', '.');
    git('commit', '--quiet', '--message=Base', '--date=2024-01-01T00:00:00Z');
    git('update-ref', 'refs/remotes/origin/main', 'HEAD');
    git('commit', '--quiet', '--allow-empty', '--message=Branch');
    page('changed.mdx', text);
    const {code, output} = await samples('--run', '--changed');
    expect(output).toContain('Checked 3 samples of 3 pages');
    expect(output).toContain('Ran 2 projects of 2 pages (0 unchanged)');
    expect(output).toContain('Left out 1 pages that have not changed.');
    expect(code).toBe(0);
    fs.rmSync(path.join(copy, '.git'), {recursive: true});
  });

  it('ends with 1 where more than two in a hundred fences opt out', async () => {
    fs.readdirSync(path.join(copy, 'docs')).forEach((name) =>
      fs.rmSync(path.join(copy, 'docs', name)),
    );
    const optOut = '```ts nocheck="shows a syntax to come"\n?;\n```\n';
    const elsewhere =
      '```ts title="other.ts" followed nocheck="compiled by who follows the page"\n?;\n```\n';
    page('opt-outs.mdx', `\`\`\`ts\n1;\n\`\`\`\n\n${optOut}\n${elsewhere}`);
    const {code, output} = await samples();
    expect(output).toContain('1 opt out (33.3 %)');
    expect(output).not.toContain('compiled by who follows');
    expect(output).toContain('docs/opt-outs.mdx:5:1 - error: nocheck="shows a syntax to come"');
    expect(code).toBe(1);
  });

  it('ends with 1 for a flag that it does not have, and names those that it has', async () => {
    const {code, output} = await samples('--typo');
    expect(output).toMatch(/^Unknown option '--typo'.*\nThere are --run, .*--force\.\n$/);
    expect(code).toBe(1);
  });

  it('ends with 1 for a path that is no page', async () => {
    const {code, output} = await samples('docs/nowhere.mdx');
    expect(output).toContain('Not pages of this site: docs/nowhere.mdx');
    expect(code).toBe(1);
  });
});
