/**
 * The script of the frame, which has an opaque origin and no network access. The page passes in all
 * code that runs, and this script starts a worker for the program and its servers.
 */
import type {CompiledModule} from '../api';
import type {FromFrame, FromWorker, Program, Programs, Start} from './messages';

const tellPage = (message: FromFrame): void => window.parent.postMessage(message, '*');

const blobOf = (text: string): string =>
  URL.createObjectURL(new Blob([text], {type: 'text/javascript'}));

/** Modules of packages, which all programs share. Imported ones are created first. */
class Scripts {
  private readonly addresses = new Map<string, string>();

  constructor(private readonly start: Start) {}

  addressOf(name: string): string {
    const known = this.addresses.get(name);
    if (known) return known;
    const text = this.start.scripts[name];
    if (text === undefined) throw new Error(`There is no module ${name}.`);
    const address = blobOf(
      text.replace(/"playground:\/([^"]+)\.js"/g, (_match, other: string) =>
        JSON.stringify(this.addressOf(other)),
      ),
    );
    this.addresses.set(name, address);
    return address;
  }

  package(specifier: string): string {
    const script = this.start.modules[specifier];
    if (script === undefined) throw new Error(`The playground does not have '${specifier}'.`);
    return this.addressOf(script);
  }
}

/** A program's own copies of the reader's modules, as if it were a process. */
class Modules {
  readonly all: Program['modules'] = {};
  private readonly addresses = new Map<string, string>();
  private readonly open = new Set<string>();

  constructor(
    private readonly files: Start['files'],
    private readonly scripts: Scripts,
  ) {}

  addressOf(path: string): string {
    const known = this.addresses.get(path);
    if (known) return known;
    if (this.open.has(path)) {
      throw new Error(`${path} imports itself through ${[...this.open].join(', ')}.`);
    }
    const file = this.files[path];
    if (!file) throw new Error(`There is no file ${path}.`);
    this.open.add(path);
    const address = blobOf(this.linked(file));
    this.open.delete(path);
    this.addresses.set(path, address);
    this.all[address] = {path, map: file.map};
    return address;
  }

  private linked({code, imports}: CompiledModule): string {
    let text = '';
    let from = 0;
    for (const {start, end, target} of imports) {
      text += code.slice(from, start);
      text += 'file' in target ? this.addressOf(target.file) : this.scripts.package(target.package);
      from = end;
    }
    return text + code.slice(from);
  }
}

function start(message: Start): void {
  const scripts = new Scripts(message);
  const programOf = (path: string): Program => {
    const modules = new Modules(message.files, scripts);
    return {path, address: modules.addressOf(path), modules: modules.all};
  };
  const host = scripts.addressOf('host');
  const programs: Programs = {
    servers: message.servers.map(programOf),
    entry: programOf(message.entry),
  };
  // A classic worker, because Chromium starts no module worker at an opaque origin.
  const text = `import(${JSON.stringify(host)}).then(({run}) => run(${JSON.stringify(programs)}));`;
  const worker = new Worker(blobOf(text), {name: message.entry});
  worker.onerror = (event) =>
    tellPage({type: 'broken', message: event.message || `${message.entry} could not be started.`});
  // The program can send anything, but not what only the frame says.
  worker.onmessage = ({data}: MessageEvent<FromWorker>) => {
    if (['output', 'request', 'alive', 'end'].includes(data.type)) tellPage(data);
  };
}

// Another site can frame this file without `sandbox`, where the host sends no headers; code would then
// run at the site's own origin.
const isOpaque = window.origin === 'null';

window.addEventListener('message', ({source, data}: MessageEvent<Start>) => {
  if (!isOpaque || source !== window.parent) return;
  try {
    start(data);
  } catch (error) {
    tellPage({type: 'broken', message: error instanceof Error ? error.message : String(error)});
  }
});
if (isOpaque) tellPage({type: 'ready'});
