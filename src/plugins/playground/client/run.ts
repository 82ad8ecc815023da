import {late} from '../../../client/release/browser/late';
import type {Emitted, End, Manifest, PlaygroundEntry, Run, RunEvents} from '../api';
import type {FromFrame, ToFrame} from '../frame/messages';
import {loadTexts} from './load';

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
  let silent = 0;
  let printed = 0;
  let lines = 0;
  let requested = 0;
  let isOver = false;
  let isReady = false;

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
      case 'output': {
        // The program can send anything.
        const stream = data.stream === 'error' ? 'error' : 'log';
        const text = String(data.text);
        const server = data.server && String(data.server);
        printed += text.length;
        lines += text.split('\n').length - 1;
        events.output({stream, text, ...(server !== undefined && {server})});
        if (printed > mostOutput) {
          const text = `More than a million characters: ended after ${lines} lines.\n`;
          events.output({stream: 'error', text});
          end('failed');
        }
        break;
      }
      case 'request': {
        const {id, kind, text} = data.event;
        requested += String(text).length;
        if (requested > mostOutput) break;
        events.request({id: Number(id), kind, text: String(text)});
        break;
      }
      case 'alive':
        silent = 0;
        break;
      case 'end':
        end(data.reason === 'failed' ? 'failed' : 'done');
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
    const {modules} = manifest;
    const {servers, path} = entry;
    return {type: 'start', files: emitted, scripts, modules, servers, entry: path};
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
