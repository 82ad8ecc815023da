import type {SampleProcess} from './sample-process';
import type {EntryResult} from './types';

/** A started entry: what it has printed so far, and its process. */
export interface StartedEntry {
  result: EntryResult;
  process: SampleProcess;
}

function portTaken(path: string, port: number, started: StartedEntry[]): string {
  const owner = started.find(
    (other) =>
      other.result.path !== path &&
      other.process.messages.some(
        (message) => message.kind === 'listening' && message.port === port,
      ),
  );
  const by = owner ? ` by ${owner.result.path}` : '';
  return `${path}: port ${port} is already taken${by}. Give each server of a project its own port.`;
}

/**
 * Why an entry failed, or `undefined`. A server that is still running has not failed.
 * @param started all entries so far, to name the other server if a port is taken
 */
export function judge(
  {result, process}: StartedEntry,
  started: StartedEntry[],
  timeoutMs: number,
): string | undefined {
  const {path, role, exitCode, timedOut} = result;
  const seconds = `${timeoutMs / 1000} s`;

  for (const message of process.messages) {
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
  if (!process.hasEnded) return undefined;
  if (role === 'serve' && !process.isListening) {
    return `${path}: is marked \`serve\` but ended (exit code ${exitCode}) before it listened on a port. Mark it \`run\` if it isn't a server.`;
  }
  if (exitCode === 0 || (role === 'serve' && process.wasStopped)) return undefined;
  return `${path}: ended with ${exitCode === null ? 'a signal' : `exit code ${exitCode}`}.`;
}
