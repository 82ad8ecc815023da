/** A file of a page's project; `path` is relative to the project, e.g. `server/index.ts`. */
export interface RunFile {
  path: string;
  text: string;
}

/** `serve`: keeps running until the project's runs have finished. `run`: runs to its end. */
type EntryRole = 'serve' | 'run';

export interface RunEntry {
  path: string;
  role: EntryRole;
}

export interface RunRequest {
  /** Absolute path of the toolkit whose packages the project imports, e.g. `…/toolkit/v11`. */
  toolkit: string;
  /** Slug of page and project, which names the temporary directory. */
  name: string;
  files: RunFile[];
  /** In start order: every `serve` before the first `run`. */
  entries: RunEntry[];
  /** Timeout in milliseconds for each entry to listen or to end. Default 20 000. */
  timeoutMs?: number;
}

export interface EntryResult {
  path: string;
  role: EntryRole;
  stdout: string;
  stderr: string;
  /** `null` if a signal ended the process, as happens to a server that does not handle SIGTERM. */
  exitCode: number | null;
  timedOut: boolean;
}

export interface RunResult {
  ok: boolean;
  /** The entries that were started, in start order; ends with the one that failed. */
  entries: EntryResult[];
  /** What went wrong, in words and with the logs of every started entry. */
  failure?: string;
}
