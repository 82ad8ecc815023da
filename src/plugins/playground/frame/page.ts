/**
 * The script of the frame, which has an opaque origin and no network access. The page passes in all
 * code that runs, and this script starts a worker for the program and its servers.
 */
import type {CompiledModule} from '../api';
import type {FromFrame, FromWorker, Program, Programs, Start} from './messages';

const tellPage = (message: FromFrame): void => window.parent.postMessage(message, '*');

const blobOf = (text: string): string =>
  URL.createObjectURL(new Blob([text], {type: 'text/javascript'}));

/** A function that makes the address of each module once, and those of its imports before. */
function addresses(make: (name: string) => string): (name: string) => string {
  const made = new Map<string, string>();
  const open = new Set<string>();
  return (name) => {
    if (open.has(name)) throw new Error(`${name} imports itself through ${[...open].join(', ')}.`);
    open.add(name);
    const address = made.get(name) ?? make(name);
    open.delete(name);
    made.set(name, address);
    return address;
  };
}

/** A program has its own copies of the reader's modules, as if it were a process. */
function programOf(path: string, files: Start['files'], packageAt: (name: string) => string) {
  const modules: Program['modules'] = {};
  const linked = ({code, imports}: CompiledModule) => {
    let text = '';
    let from = 0;
    for (const {start, end, target} of imports) {
      text += code.slice(from, start);
      text += 'file' in target ? addressOf(target.file) : packageAt(target.package);
      from = end;
    }
    return text + code.slice(from);
  };
  const addressOf = addresses((own) => {
    const file = files[own];
    if (!file) throw new Error(`There is no file ${own}.`);
    const address = blobOf(linked(file));
    modules[address] = {path: own, map: file.map};
    return address;
  });
  return {path, address: addressOf(path), modules};
}

function start({files, modules, scripts, servers, entry}: Start): void {
  const scriptAt = addresses((name) => {
    const text = scripts[name];
    if (text === undefined) throw new Error(`There is no module ${name}.`);
    return blobOf(
      text.replace(/"playground:\/([^"]+)\.js"/g, (_match, other: string) =>
        JSON.stringify(scriptAt(other)),
      ),
    );
  });
  const packageAt = (specifier: string) => {
    const script = modules[specifier];
    if (script === undefined) throw new Error(`The playground does not have '${specifier}'.`);
    return scriptAt(script);
  };
  const programs: Programs = {
    servers: servers.map((server) => programOf(server, files, packageAt)),
    entry: programOf(entry, files, packageAt),
  };
  const host = scriptAt('host');
  // A classic worker, because Chromium starts no module worker at an opaque origin.
  const text = `import(${JSON.stringify(host)}).then(({run}) => run(${JSON.stringify(programs)}));`;
  const worker = new Worker(blobOf(text), {name: entry});
  worker.onerror = (event) =>
    tellPage({type: 'broken', message: event.message || `${entry} could not be started.`});
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
