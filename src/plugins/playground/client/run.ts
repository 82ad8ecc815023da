import {late} from '../../../client/release/browser/late';
import type {Emitted, End, Manifest, PlaygroundEntry, Run, RunEvents} from '../api';
import type {FromFrame, ToFrame} from '../frame/messages';
import {loadTexts} from './load';
import {tracer} from './trace';

/** How often programs are asked whether they are alive, and how often they may be silent. */
const beat = 1000;
const mostSilent = 10;
const noFrame = 'The frame that code runs in could not be loaded.';
/** Characters; a loop that prints would fill the memory. */
const mostOutput = 1_000_000;

/** The scripts that files import, with all that these import. */
function scriptsOf({modules, scripts}: Manifest, emitted: Emitted, files: readonly string[]) {
  const found = new Set<string>();
  const visit = (name: string | undefined) => {
    if (name === undefined || found.has(name)) return;
    found.add(name);
    scripts[name]?.imports.forEach(visit);
  };
  visit('host');
  for (const path of files) {
    for (const {target} of emitted[path]?.imports ?? []) {
      if ('package' in target) visit(modules[target.package]);
    }
  }
  return [...found];
}

/** A frame with an origin of its own; it gets in all that it runs, and nothing else. */
function addFrame({frame}: Manifest): HTMLIFrameElement {
  const element = document.createElement('iframe');
  element.sandbox.add('allow-scripts');
  element.hidden = true;
  element.title = 'Running code';
  element.src = frame.url;
  document.body.append(element);
  return element;
}

/** Runs a compiled file, with the servers that it needs. */
export function startRun(
  manifest: Manifest,
  emitted: Emitted,
  entry: PlaygroundEntry,
  events: RunEvents,
): Run {
  let frame: HTMLIFrameElement | undefined;
  let trace = (text: string) => text;
  let silent = 0;
  let printed = 0;
  let isOver = false;
  let isReady = false;
  let answered = 0;
  let workers = 0;

  const leave = () => {
    isOver = true;
    window.removeEventListener('message', listen);
    window.clearInterval(timer);
    frame?.remove();
  };
  const end = (reason: End) => {
    if (isOver) return;
    leave();
    events.end(reason);
  };
  const fail = (error: unknown) => {
    if (isOver) return;
    leave();
    events.broken(error instanceof Error ? error : new Error(String(error)));
  };
  // The frame's origin is opaque, so there is no name for it.
  const tell = (message: ToFrame) => frame?.contentWindow?.postMessage(message, '*');

  const listen = ({source, data}: MessageEvent<FromFrame>) => {
    if (!frame || source !== frame.contentWindow || isOver) return;
    switch (data.type) {
      case 'ready':
        isReady = true;
        prepared.then(tell, fail);
        break;
      case 'addresses':
        trace = tracer(emitted, data.addresses);
        break;
      case 'output': {
        const {stream, text, server} = data;
        printed += text.length;
        events.output({stream, text: trace(text), ...(server !== undefined && {server})});
        if (printed > mostOutput) {
          events.output({stream: 'error', text: 'More than a million characters: ended.\n'});
          end('failed');
        }
        break;
      }
      case 'workers':
        workers = data.count;
        answered = 0;
        break;
      case 'alive':
        answered += 1;
        if (answered >= workers) silent = 0;
        break;
      case 'end':
        end(data.reason);
        break;
      case 'broken':
        fail(new Error(data.message));
    }
  };

  const prepare = async (): Promise<ToFrame> => {
    const names = scriptsOf(manifest, emitted, Object.keys(emitted));
    const known = names.flatMap((name) => manifest.scripts[name] ?? []);
    const texts = await loadTexts(known);
    const scripts = Object.fromEntries(names.map((name, index) => [name, texts[index] ?? '']));
    const files = Object.fromEntries(
      Object.entries(emitted).map(([path, {code, imports}]) => [path, {code, imports}]),
    );
    const {modules} = manifest;
    const {servers, path} = entry;
    return {type: 'start', files, scripts, modules, servers, entry: path};
  };

  const prepared = prepare();
  const timer = window.setInterval(() => {
    silent += 1;
    if (silent <= mostSilent) tell({type: 'ask'});
    else if (isReady) end('loop');
    else late(() => Promise.reject(new Error(noFrame))).catch(fail);
  }, beat);
  window.addEventListener('message', listen);
  // Only then, so that a frame is never without what it asks for.
  prepared.then(() => {
    if (isOver) return;
    frame = addFrame(manifest);
    silent = 0;
  }, fail);
  return {stop: () => end('stopped')};
}
