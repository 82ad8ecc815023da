import type {SampleProcess} from './sample-process';

function portTaken(path: string, port: number, started: readonly SampleProcess[]): string {
  const owner = started.find(
    (other) =>
      other.path !== path &&
      other.messages.some((message) => message.kind === 'listening' && message.port === port),
  );
  const by = owner ? ` by ${owner.path}` : '';
  return `${path}: port ${port} is already taken${by}. Give each server of a project its own port.`;
}

/**
 * Why an entry failed, or `undefined`. A server that is still running has not failed.
 *
 * @param started all entries so far, to name the other server if a port is taken
 */
export function judge(
  entry: SampleProcess,
  started: readonly SampleProcess[],
  timeoutMs: number,
): string | undefined {
  const {path, role, exitCode, timedOut} = entry;
  const seconds = `${timeoutMs / 1000} s`;

  for (const message of entry.messages) {
    if (message.kind === 'network-refused') {
      return `${path}: tried to reach ${message.target}. Samples talk to the project's own servers only; serve what it needs from a \`serve\` fence.`;
    }
    if (message.kind === 'port-in-use' && exitCode !== 0) {
      return portTaken(path, message.port, started);
    }
  }
  if (timedOut && role === 'serve') {
    return `${path}: is marked \`serve\` but did not listen on a port within ${seconds}.`;
  }
  if (timedOut) {
    return `${path}: did not end within ${seconds} and was killed. Close what keeps it alive: a server, a WebSocket client, a subscription, a timer.`;
  }
  if (!entry.hasEnded) return undefined;
  if (role === 'serve' && !entry.isListening) {
    return `${path}: is marked \`serve\` but ended (exit code ${exitCode}) before it listened on a port. Mark it \`run\` if it isn't a server.`;
  }
  if (exitCode === 0 || (role === 'serve' && entry.wasStopped)) return undefined;
  return `${path}: ended with ${exitCode === null ? 'a signal' : `exit code ${exitCode}`}.`;
}

function section(title: string, text: string): string[] {
  const trimmed = text.trimEnd();
  if (trimmed === '') return [];
  return [`${title}:`, ...trimmed.split('\n').map((line) => `  ${line}`)];
}

/** The reason first, then what each process printed. */
export function describeFailure(
  reason: string,
  entries: readonly Pick<SampleProcess, 'path' | 'stdout' | 'stderr'>[],
): string {
  return [
    reason,
    ...entries.flatMap(({path, stdout, stderr}) => [
      ...section(`stderr of ${path}`, stderr),
      ...section(`stdout of ${path}`, stdout),
    ]),
  ].join('\n');
}
