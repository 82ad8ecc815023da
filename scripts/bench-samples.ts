/**
 * Times the samples check on this machine, and twoslash on the same samples. Twoslash is installed
 * into a temporary directory.
 *
 * usage: npm run bench:samples [-- --peer 40] (how many samples twoslash gets; 0 skips it)
 */
import {execFileSync, spawn} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {createRequire} from 'node:module';
import {parseArgs} from 'node:util';

import {isCompiled} from '../src/plugins/samples/core/page';
import {projectsOf} from '../src/plugins/samples/core/projects';
import {Samples} from '../src/plugins/samples/core/samples';
import {versionNamed} from '../src/versions/list';

const {values} = parseArgs({options: {peer: {type: 'string', default: '40'}}});
const siteDir = process.cwd();

/** Resident memory of a process and its descendants, in MiB; 0 without /proc. */
function treeMemory(root: number): number {
  const parents = new Map<number, number>();
  const memory = new Map<number, number>();
  for (const name of fs.existsSync('/proc') ? fs.readdirSync('/proc') : []) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const status = fs.readFileSync(`/proc/${name}/status`, 'utf8');
      parents.set(Number(name), Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]));
      memory.set(Number(name), Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024);
    } catch {
      // The process has exited in the meantime.
    }
  }
  const below = (pid: number): boolean =>
    pid === root || (parents.has(pid) && below(parents.get(pid) as number));
  return [...memory].filter(([pid]) => below(pid)).reduce((sum, [, size]) => sum + size, 0);
}

/** Runs the check like a maintainer would; returns seconds and peak memory in MiB. */
function timed(...args: string[]): Promise<{seconds: number; peak: number; output: string}> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', 'src/plugins/samples/cli.ts', ...args],
      {cwd: siteDir},
    );
    let output = '';
    let peak = 0;
    child.stdout.on('data', (data) => (output += String(data)));
    child.stderr.on('data', (data) => (output += String(data)));
    const watch = setInterval(() => (peak = Math.max(peak, treeMemory(child.pid as number))), 200);
    child.on('close', (code) => {
      clearInterval(watch);
      if (code !== 0) reject(new Error(output));
      else resolve({seconds: (performance.now() - started) / 1000, peak, output: output.trim()});
    });
  });
}

/** Checks an edit of one page in a process that is already running, like the live preview does. */
async function timeEdit(): Promise<number> {
  const samples = new Samples(siteDir);
  const file = 'docs/quickstart.mdx';
  const original = fs.readFileSync(path.join(siteDir, file), 'utf8');
  try {
    const edit = async (text: string) => {
      fs.writeFileSync(path.join(siteDir, file), `${original}\n${text}\n`);
      const started = performance.now();
      await samples.check([file], {types: false});
      return (performance.now() - started) / 1000;
    };
    await edit(`{/* ${Date.now()} */}`);
    return await edit(`{/* ${Date.now()}. */}`);
  } finally {
    fs.writeFileSync(path.join(siteDir, file), original);
    samples.close();
  }
}

interface Twoslasher {
  (code: string, extension: string, options: object): {errors: unknown[]};
}

/** Runs the first samples of the 11.x docs through twoslash, each with the files that it imports. */
async function peer(count: number): Promise<number> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'twoslash-'));
  try {
    fs.writeFileSync(path.join(folder, 'package.json'), '{"private": true}');
    execFileSync('npm', ['install', '--no-save', 'twoslash@0.3', 'typescript@5.9'], {
      cwd: folder,
      stdio: 'ignore',
    });
    const {twoslasher} = (await import(
      createRequire(path.join(folder, 'x.js')).resolve('twoslash')
    )) as {
      twoslasher: Twoslasher;
    };
    const samples = new Samples(siteDir);
    const checked = await samples.check(
      samples.allFiles().filter((file) => file.startsWith('docs/')),
    );
    const blocks = checked
      .flatMap(({page}) =>
        projectsOf(page).projects.flatMap((project) =>
          [...project.files.values()]
            .filter(
              (file) =>
                project.own.has(file.fence) && isCompiled(page.fences[file.fence]?.language ?? ''),
            )
            .map((file) =>
              [...project.files.values()]
                .filter((other) => other !== file)
                .concat(file)
                .map((entry) => `// @filename: ${entry.path}\n${entry.text}`)
                .join('\n'),
            ),
        ),
      )
      .slice(0, count);
    const started = performance.now();
    for (const block of blocks) {
      twoslasher(block, 'tsx', {
        vfsRoot: path.join(siteDir, versionNamed('11.x').toolkit),
        handbookOptions: {noErrors: true},
      });
    }
    samples.close();
    return blocks.length / ((performance.now() - started) / 1000);
  } finally {
    fs.rmSync(folder, {recursive: true, force: true});
  }
}

async function main() {
  const rows: [string, string][] = [];
  const cold = await timed('--force');
  const count = Number(/Checked (\d+) samples/.exec(cold.output)?.[1]);
  rows.push(['samples', String(count)]);
  rows.push([
    'all checked, cold',
    `${cold.seconds.toFixed(1)} s (${(count / cold.seconds).toFixed(1)} samples/s)`,
  ]);
  rows.push(['peak memory', `${cold.peak.toFixed(0)} MiB`]);
  const typed = await timed('--force', '--types');
  rows.push(['all checked with hover data, cold', `${typed.seconds.toFixed(1)} s`]);
  rows.push(['peak memory with hover data', `${typed.peak.toFixed(0)} MiB`]);
  rows.push(['nothing changed', `${(await timed()).seconds.toFixed(1)} s`]);
  rows.push(['one page edited, process running', `${(await timeEdit()).toFixed(2)} s`]);
  const peerCount = Number(values.peer);
  if (peerCount > 0)
    rows.push([
      `twoslash, ${peerCount} samples`,
      `${(await peer(peerCount)).toFixed(1)} samples/s`,
    ]);
  const width = Math.max(...rows.map(([name]) => name.length));
  for (const [name, value] of rows) console.log(`${name.padEnd(width)}  ${value}`);
}

void main();
