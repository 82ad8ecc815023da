import {textLoader} from '../../../client/release/browser/json';
import {late} from '../../../client/release/browser/late';
import type {Emitted, End, Manifest, PlaygroundEntry, Run, RunEvents} from '../api';
import type {FromFrame, Start} from '../frame/messages';
import {reachable} from '../core/reachable';
import {Output} from './output';

/** Programs say every second that they are alive; how many seconds they may be silent. */
const second = 1000;
const mostSilent = 10;
const noFrame = 'The frame that code runs in could not be loaded.';
const loadText = textLoader();

/** The scripts that files import, with all that these import. */
function scriptsOf({modules, scripts}: Manifest, emitted: Emitted): string[] {
  const imported = Object.values(emitted).flatMap(({imports}) =>
    imports.flatMap(({target}) => ('package' in target ? (modules[target.package] ?? []) : [])),
  );
  return [...reachable(['host', ...imported], (name) => scripts[name]?.imports ?? [])];
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

/** All that a run needs, in the form in which the frame gets it. */
async function prepare(
  manifest: Manifest,
  compiled: Promise<Emitted>,
  {servers, path}: PlaygroundEntry,
): Promise<Start> {
  const files = await compiled;
  const {modules} = manifest;
  const names = scriptsOf(manifest, files);
  const texts = await Promise.all(names.map((name) => loadText(manifest.scripts[name]?.url ?? '')));
  const scripts = Object.fromEntries(names.map((name, index) => [name, texts[index] ?? '']));
  return {files, scripts, modules, servers, entry: path};
}

/** Runs a file, with the servers that it needs, once it has been compiled. */
export function startRun(
  manifest: Manifest,
  compiled: Promise<Emitted>,
  entry: PlaygroundEntry,
  events: RunEvents,
): Run {
  const output = new Output(events.show);
  let frame: HTMLIFrameElement | undefined;
  let silent = 0;
  let timer = 0;
  let isOver = false;
  let isReady = false;

  const drop = () => {
    isOver = true;
    output.drop();
    window.removeEventListener('message', listen);
    window.clearInterval(timer);
    frame?.remove();
  };
  const end = (reason: End) => {
    if (isOver) return;
    output.show();
    drop();
    events.end(reason);
  };
  const fail = (error: unknown) => {
    if (isOver) return;
    output.show();
    drop();
    events.broken(error instanceof Error ? error : new Error(String(error)));
  };
  const prepared = prepare(manifest, compiled, entry);

  const listen = ({source, data}: MessageEvent<FromFrame>) => {
    if (!source || source !== frame?.contentWindow) return;
    switch (data.type) {
      case 'ready':
        isReady = true;
        // The frame's origin is opaque, so there is no name for it.
        prepared.then((start) => frame?.contentWindow?.postMessage(start, '*'), fail);
        break;
      case 'output':
        if (!output.print(data)) end('failed');
        break;
      case 'request':
        output.request(data.event);
        break;
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
  const count = () => {
    silent += 1;
    if (silent <= mostSilent) return;
    if (isReady) end('loop');
    else late(() => Promise.reject(new Error(noFrame))).catch(fail);
  };

  // Only then, so that a frame is never without what it asks for.
  prepared.then(() => {
    if (isOver) return;
    window.addEventListener('message', listen);
    frame = addFrame(manifest);
    timer = window.setInterval(count, second);
  }, fail);
  return {stop: () => end('stopped'), drop};
}
