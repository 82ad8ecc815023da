/** The scripts around the site as people start them: their words, their exit codes. */
import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, describe, expect, it} from 'vitest';

const run = (args: string[], env: NodeJS.ProcessEnv = process.env) =>
  spawnSync(process.execPath, args, {encoding: 'utf8', env});

describe('npm run browser', () => {
  const find = (CHROME_PATH: string) =>
    run(['--import', 'tsx', 'scripts/browser.ts'], {...process.env, CHROME_PATH});

  it('prints the path of the browser', () => {
    expect(find(process.execPath).stdout.trim()).toBe(process.execPath);
  });

  it('ends with exit code 1 and the message when there is none', () => {
    const {status, stderr} = find('/opt/missing');
    expect(stderr).toContain('CHROME_PATH is /opt/missing');
    expect(status).toBe(1);
  });
});

describe('npm start', () => {
  it('reports a taken port with another one to try, and exit code 1, without a terminal', async () => {
    const server = createServer().listen(0);
    await once(server, 'listening');
    const {port} = server.address() as AddressInfo;
    const args = ['scripts/launch.mjs', 'start', '--port', String(port), '--no-open'];
    const {status, stderr} = run(args);
    expect(stderr).toContain(`Port ${port} is in use`);
    expect(stderr).toContain(`npm start -- --port ${port + 1}`);
    expect(status).toBe(1);
    server.close();
  });

  it("silences Docusaurus' update notifier", () => {
    const atExit = 'process.on("exit", () => console.log(process.env.NO_UPDATE_NOTIFIER))';
    const preload = ['--import', `data:text/javascript,${atExit}`];
    const {NO_UPDATE_NOTIFIER: _, ...env} = process.env;
    const {stdout} = run([...preload, 'scripts/launch.mjs', 'start', '--port', '0'], env);
    expect(stdout).toBe('1\n');
  });
});

/** Mounting a folder needs root, and a kernel that allows it. */
const mounts = spawnSync('unshare', ['--mount', 'true']).status === 0;

describe.skipIf(!mounts)(`npm run samples${mounts ? '' : ' (skipped: no mounts here)'}`, () => {
  it.each([
    ['is full', 'head -c 64k /dev/zero >.cache/all', 'ENOSPC'],
    ['is read-only', 'mount -o remount,ro .cache', 'EROFS'],
  ])('checks a page, and warns once, where the cache folder %s', (_what, setUp, code) => {
    const commands = [
      'mount --make-rprivate /',
      'mount -t tmpfs -o size=64k tmpfs .cache && mkdir .cache/samples',
      setUp,
      `exec ${process.execPath} --import tsx src/plugins/samples/cli.ts docs/learn/batching.mdx`,
    ];
    const args = ['--mount', 'sh', '-c', `mkdir -p .cache && ${commands.join(' && ')}`];
    const {status, stdout, stderr} = spawnSync('unshare', args, {encoding: 'utf8'});
    expect(stderr.match(/^Nothing is kept in .*/gm)).toEqual([expect.stringContaining(code)]);
    expect(stdout).toContain('1 page');
    expect(status).toBe(0);
  });
});

describe('two commands at once', () => {
  let root: string;

  /** With an npm that only writes down that it runs, and ends once the other command waits for it. */
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'setup-'));
    writeFileSync(path.join(root, 'package-lock.json'), '{"packages": {}}');
    writeFileSync(
      path.join(root, 'npm.js'),
      `const fs = require('fs');
       fs.appendFileSync('log', 'start\\n');
       const timer = setInterval(() => {
         if (!fs.existsSync('other-waits')) return;
         clearInterval(timer);
         fs.mkdirSync('node_modules', {recursive: true});
         fs.writeFileSync('node_modules/.package-lock.json', '{"packages": {}}');
         fs.appendFileSync('log', 'end\\n');
       }, 20);`,
    );
  });
  afterEach(() => rmSync(root, {recursive: true}));

  async function setUp(): Promise<{code: number | null; waited: boolean}> {
    const module = JSON.stringify(path.resolve('scripts/setup.mjs'));
    const script = `import(${module}).then(async ({installOnce}) => {
      process.exitCode = await installOnce(${JSON.stringify(root)});
    });`;
    const child = spawn(process.execPath, ['-e', script], {
      env: {...process.env, npm_execpath: path.join(root, 'npm.js')},
    });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      if (output.includes('waiting for it')) writeFileSync(path.join(root, 'other-waits'), '');
    });
    const [code] = (await once(child, 'close')) as [number | null];
    return {code, waited: output.includes('Another command is installing')};
  }

  it('install once: the other one waits and says so', async () => {
    const results = await Promise.all([setUp(), setUp()]);
    expect(results.map(({code}) => code)).toEqual([0, 0]);
    expect(results.filter(({waited}) => waited)).toHaveLength(1);
    expect(readFileSync(path.join(root, 'log'), 'utf8')).toBe('start\nend\n');
  });
});
