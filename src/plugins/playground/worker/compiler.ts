/** Runs the compiler off the main thread, so that typing is never held up. */
import * as ts from 'typescript';

import type {FromCompiler, Question, StartCompiler, ToCompiler} from './messages';
import {Service, type PublishedFile} from './service';

// The page's types describe a window; a dedicated worker has the same two members.
const scope = globalThis as unknown as {
  onmessage: ((event: MessageEvent<ToCompiler>) => void) | null;
  postMessage(message: FromCompiler): void;
};

/** Keeps what was parsed for one project, as long as the next one has it as well. */
const registry = ts.createDocumentRegistry();
/** From an address to the files that were read from it. */
const known = new Map<string, Record<string, PublishedFile>>();
let service: Service | undefined;
let previous: Service | undefined;

function answer(to: Service, question: Question): unknown {
  switch (question.type) {
    case 'check':
      return to.check(question.path);
    case 'hover':
      return to.hover(question.path, question.offset);
    case 'complete':
      return to.complete(question.path, question.offset);
    case 'describe':
      return to.describe(question.path, question.offset, question.label);
    case 'emit':
      return to.emit();
  }
}

function filesIn(folder: string, url: string, json: ArrayBuffer): Record<string, PublishedFile> {
  const texts = JSON.parse(new TextDecoder().decode(json)) as Record<string, string>;
  return Object.fromEntries(
    Object.entries(texts).map(([path, text]) => [folder + path, {text, version: url}]),
  );
}

function start({folders}: StartCompiler): void {
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
  if (data.type === 'start') start(data);
  else if (data.type === 'set') service?.setFile(data.path, data.text);
  else {
    const {id} = data;
    try {
      if (!service) throw new Error('The compiler was asked before it was started.');
      scope.postMessage({id, answer: answer(service, data)});
    } catch (error) {
      scope.postMessage({id, error: error instanceof Error ? error.message : String(error)});
    }
  }
};
