import {spawn, type ChildProcess} from 'node:child_process';

/** Starts a Node program, without prompts and update checks; `tail` is the end of its output. */
export function startNode(
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = {},
): {child: ChildProcess; tail: () => string} {
  const child = spawn(process.execPath, [...args], {
    cwd,
    env: {...process.env, NO_UPDATE_NOTIFIER: '1', CI: 'true', ...env},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => (output = (output + String(chunk)).slice(-3000)));
  }
  return {child, tail: () => output};
}

/**
 * Runs a Node program to its end.
 *
 * @returns how long it took
 * @throws Error with the end of its output if it fails
 */
export async function secondsOf(args: readonly string[], cwd: string): Promise<number> {
  const begun = performance.now();
  const {child, tail} = startNode(args, cwd);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`${args.join(' ')} in ${cwd} ended with ${code}:\n${tail()}`);
  return (performance.now() - begun) / 1000;
}
