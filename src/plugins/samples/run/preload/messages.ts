/** Messages from a sample's process to the runner, over Node's IPC channel. */
export type PreloadMessage =
  | {kind: 'listening'; port: number}
  | {kind: 'port-in-use'; port: number}
  | {kind: 'network-refused'; target: string};

/** Message from the runner to a server's process once the project's runs have finished. */
export const FINISH = 'finish';

export function tellRunner(message: PreloadMessage): void {
  process.send?.(message);
}
