/**
 * The script of the frame, which has an opaque origin and no network access. The page passes in all
 * code that runs, and this script starts a worker for the program and one for each of its servers.
 */
import type {EmittedModule} from '../api';
import type {FromFrame, FromWorker, Start, ToFrame, ToWorker} from './messages';

const tellPage = (message: FromFrame): void => window.parent.postMessage(message, '*');

const blobOf = (text: string): string =>
  URL.createObjectURL(new Blob([text], {type: 'text/javascript'}));

/**
 * Addresses of a run's modules. Imports contain addresses, so imported modules are created first.
 */
class Modules {
  readonly addresses: Record<string, string> = {};
  private readonly scripts = new Map<string, string>();
  private readonly files = new Map<string, string>();
  private readonly open = new Set<string>();

  constructor(private readonly start: Start) {}

  script(name: string): string {
    const known = this.scripts.get(name);
    if (known) return known;
    const text = this.start.scripts[name];
    if (text === undefined) throw new Error(`There is no module ${name}.`);
    const address = blobOf(
      text.replace(/"playground:\/([^"]+)\.js"/g, (_match, other: string) =>
        JSON.stringify(this.script(other)),
      ),
    );
    this.scripts.set(name, address);
    return address;
  }

  file(path: string): string {
    const known = this.files.get(path);
    if (known) return known;
    if (this.open.has(path)) {
      throw new Error(`${path} imports itself through ${[...this.open].join(', ')}.`);
    }
    this.open.add(path);
    const address = blobOf(this.linked(this.start.files[path] ?? {code: '', imports: []}));
    this.open.delete(path);
    this.files.set(path, address);
    this.addresses[address] = path;
    return address;
  }

  private linked({code, imports}: EmittedModule): string {
    let text = '';
    let from = 0;
    for (const {start, end, target} of imports) {
      text += code.slice(from, start) + this.targetOf(target);
      from = end;
    }
    return text + code.slice(from);
  }

  private targetOf(target: EmittedModule['imports'][number]['target']): string {
    if ('file' in target) return this.file(target.file);
    const script = this.start.modules[target.package];
    if (script === undefined) throw new Error(`The playground does not have '${target.package}'.`);
    return this.script(script);
  }
}

const workers: Worker[] = [];
const listeners = new Map<number, Worker>();

/** @returns a promise that resolves once the worker listens on a port or has ended */
function startWorker(modules: Modules, path: string, server?: string): Promise<void> {
  const [host, entry] = [modules.script('host'), modules.file(path)].map((url) =>
    JSON.stringify(url),
  );
  // A classic worker, because Chromium starts no module worker at an opaque origin.
  const text = `import(${host}).then(({run}) => run(() => import(${entry})));`;
  const worker = new Worker(blobOf(text), {name: path});
  const index = workers.push(worker) - 1;
  const ask = (message: ToWorker, transfer: Transferable[] = []) =>
    worker.postMessage(message, transfer);
  return new Promise((resolve) => {
    worker.onerror = ({message}) =>
      tellPage({type: 'broken', message: message || `${path} could not be started.`});
    worker.onmessage = ({data}: MessageEvent<FromWorker>) => {
      switch (data.type) {
        case 'output': {
          // The program can send anything.
          const text = String(data.text);
          const stream = data.stream === 'error' ? 'error' : 'log';
          return tellPage({type: 'output', stream, text, ...(server !== undefined && {server})});
        }
        case 'alive':
          return tellPage({type: 'alive', worker: index});
        case 'listen':
          listeners.set(data.port, worker);
          return resolve();
        case 'unlisten':
          if (listeners.get(data.port) === worker) listeners.delete(data.port);
          return undefined;
        case 'connect': {
          const {port, channel} = data;
          const listener = listeners.get(port);
          if (!listener) return channel.postMessage({type: 'refused'});
          const connection: ToWorker = {type: 'connection', port, channel};
          return listener === worker
            ? ask(connection, [channel])
            : listener.postMessage(connection, [channel]);
        }
        case 'end':
          if (!server || data.reason === 'failed') {
            tellPage({type: 'end', reason: data.reason === 'failed' ? 'failed' : 'done'});
          }
          return resolve();
      }
    };
  });
}

async function start(message: Start): Promise<void> {
  const modules = new Modules(message);
  for (const path of [...message.servers, message.entry]) modules.file(path);
  tellPage({type: 'addresses', addresses: modules.addresses});
  for (const path of message.servers) await startWorker(modules, path, path);
  await startWorker(modules, message.entry);
}

window.addEventListener('message', ({source, data}: MessageEvent<ToFrame>) => {
  if (source !== window.parent) return;
  if (data.type === 'ask') {
    tellPage({type: 'workers', count: workers.length});
    for (const worker of workers) worker.postMessage({type: 'ask'} satisfies ToWorker);
    return;
  }
  start(data).catch((error: unknown) =>
    tellPage({type: 'broken', message: error instanceof Error ? error.message : String(error)}),
  );
});
tellPage({type: 'ready'});
