import {spawn, type ChildProcess} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';

/** A process as described in `/proc/<pid>/stat`; times in clock ticks, memory in pages. */
export interface ProcessStat {
  pid: number;
  parent: number;
  /** Of the process, including its children that have exited. */
  cpuTicks: number;
  residentPages: number;
}

/** Linux: `getconf CLK_TCK` and `getconf PAGESIZE` on x86-64 and most of ARM64. */
const TICKS_PER_SECOND = 100;
const PAGE_BYTES = 4096;
const SAMPLE_MS = 250;

/** @param stat - content of `/proc/<pid>/stat`; the name in it may contain spaces and parentheses */
export function parseStat(stat: string): ProcessStat {
  const afterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  // Numbered from 3, the state, as in proc(5).
  const field = (number: number) => Number(afterName[number - 3]);
  return {
    pid: parseInt(stat, 10),
    parent: field(4),
    cpuTicks: field(14) + field(15) + field(16) + field(17),
    residentPages: field(24),
  };
}

/** @returns the process and its descendants */
export function treeOf(root: number, processes: readonly ProcessStat[]): ProcessStat[] {
  const own = processes.filter(({pid}) => pid === root);
  const children = processes.filter(({parent}) => parent === root);
  return [...own, ...children.flatMap(({pid}) => treeOf(pid, processes))];
}

function allProcesses(): ProcessStat[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return [parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8'))];
      } catch {
        return []; // It has exited in the meantime.
      }
    });
}

/** CPU seconds and resident memory (MiB) of a process and its descendants. */
export function usageOf(root: number): {cpuSeconds: number; mebibytes: number} {
  const tree = treeOf(root, allProcesses());
  const sum = (pick: (stat: ProcessStat) => number) =>
    tree.reduce((all, stat) => all + pick(stat), 0);
  return {
    cpuSeconds: sum(({cpuTicks}) => cpuTicks) / TICKS_PER_SECOND,
    mebibytes: (sum(({residentPages}) => residentPages) * PAGE_BYTES) / 2 ** 20,
  };
}

export interface Measured {
  seconds: number;
  /** User and system time of the whole tree, including children that have exited. */
  cpuSeconds: number;
  /** The maximum total resident memory of the tree, sampled four times a second. */
  peakMebibytes: number;
}

/** Starts Docusaurus in a directory, without prompts and update checks. */
export function startNode(
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = {},
): ChildProcess {
  return spawn(process.execPath, [...args], {
    cwd,
    env: {...process.env, NO_UPDATE_NOTIFIER: '1', CI: 'true', ...env},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/**
 * Runs a Node program to its end.
 *
 * @throws Error with the end of its output if it fails
 */
export async function measureNode(
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = {},
): Promise<Measured> {
  const begun = performance.now();
  const child = startNode(args, cwd, env);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => (output += chunk));
  let peakMebibytes = 0;
  let cpuSeconds = 0;
  const timer = setInterval(() => {
    const usage = usageOf(child.pid as number);
    peakMebibytes = Math.max(peakMebibytes, usage.mebibytes);
    cpuSeconds = Math.max(cpuSeconds, usage.cpuSeconds);
  }, SAMPLE_MS);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  clearInterval(timer);
  if (code !== 0)
    throw new Error(`${args.join(' ')} in ${cwd} ended with ${code}:\n${output.slice(-3000)}`);
  return {seconds: (performance.now() - begun) / 1000, cpuSeconds, peakMebibytes};
}
