/** Connects the programs of a run by port, over channels that the frame passes on. */
import type {FromWorker, ToWorker} from './messages';

const scope = globalThis as unknown as {
  postMessage(message: FromWorker, transfer?: Transferable[]): void;
};

export const tell = (message: FromWorker, transfer: Transferable[] = []): void =>
  scope.postMessage(message, transfer);

type OnConnection = (channel: MessagePort) => void;

const listening = new Map<number, OnConnection>();

/** @returns a port that no server listens on */
export function freePort(): number {
  let port = 49_152;
  while (listening.has(port)) port += 1;
  return port;
}

export function listen(port: number, onConnection: OnConnection): () => void {
  if (listening.has(port)) {
    throw Object.assign(new Error(`listen EADDRINUSE: address already in use :::${port}`), {
      code: 'EADDRINUSE',
      errno: -98,
      syscall: 'listen',
      address: '::',
      port,
    });
  }
  listening.set(port, onConnection);
  tell({type: 'listen', port});
  return () => {
    listening.delete(port);
    tell({type: 'unlisten', port});
  };
}

export function connect(port: number): MessagePort {
  const {port1, port2} = new MessageChannel();
  tell({type: 'connect', port, channel: port2}, [port2]);
  return port1;
}

export function receive(message: ToWorker): void {
  if (message.type === 'ask') tell({type: 'alive'});
  else listening.get(message.port)?.(message.channel);
}
