/** What a sample's process tells the runner, over Node's IPC channel. */
export type PreloadMessage =
  | {kind: 'listening'; port: number}
  | {kind: 'port-in-use'; port: number}
  | {kind: 'network-refused'; target: string};

/** What the runner tells the process of a server once the project's runs are over. */
export const FINISH = 'finish';

export function tellRunner(message: PreloadMessage): void {
  process.send?.(message);
}
