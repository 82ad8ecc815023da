/** Runs the compiler off the main thread, so that typing is never held up. */
import * as ts from 'typescript';

import type {FromWorker, Start, ToCompiler} from './messages';
import {Service, type PublishedFile} from './service';

// The page's types describe a window; a dedicated worker has the same two members.
const scope = globalThis as unknown as {
  onmessage: ((event: MessageEvent<ToCompiler>) => void) | null;
  postMessage(message: FromWorker): void;
};

/** Keeps what was parsed for one project, as long as the next one has it as well. */
const registry = ts.createDocumentRegistry();
/** From an address to the files that were read from it. */
const known = new Map<string, Record<string, PublishedFile>>();
let service: Service | undefined;
let previous: Service | undefined;

function filesIn(folder: string, url: string, json: ArrayBuffer): Record<string, PublishedFile> {
  const texts = JSON.parse(new TextDecoder().decode(json)) as Record<string, string>;
  return Object.fromEntries(
    Object.entries(texts).map(([path, text]) => [folder + path, {text, version: url}]),
  );
}

function start({folders}: Start): void {
  for (const {folder, url, json} of folders) {
    if (json) known.set(url, filesIn(folder, url, json));
  }
  // What only the previous one uses is released once the next has begun, which takes over the rest.
  previous?.dispose();
  previous = service;
  const files: Record<string, PublishedFile> = {};
  for (const {url} of folders) Object.assign(files, known.get(url));
  service = new Service(files, registry);
}

scope.onmessage = ({data}) => {
  if ('folders' in data) return start(data);
  const {id, method, args} = data;
  try {
    const call = service?.[method] as (...all: unknown[]) => unknown;
    scope.postMessage({id, answer: call.apply(service, args)});
  } catch (error) {
    scope.postMessage({id, error: error instanceof Error ? error.message : String(error)});
  }
};
