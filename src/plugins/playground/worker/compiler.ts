/** Runs the compiler off the main thread, so that typing is never held up. */
import type {FromCompiler, Question, StartCompiler, ToCompiler} from './messages';
import {Service} from './service';

// The page's types describe a window; a dedicated worker has the same two members.
const scope = globalThis as unknown as {
  onmessage: ((event: MessageEvent<ToCompiler>) => void) | null;
  postMessage(message: FromCompiler): void;
};

let service: Service | undefined;

function answer(to: Service, question: Question): unknown {
  switch (question.type) {
    case 'check':
      return to.check(question.path);
    case 'hover':
      return to.hover(question.path, question.offset);
    case 'complete':
      return to.complete(question.path, question.offset);
    case 'emit':
      return to.emit();
  }
}

function filesIn(folders: StartCompiler['folders']): Record<string, string> {
  const files: Record<string, string> = {};
  for (const {folder, json} of folders) {
    const texts = JSON.parse(new TextDecoder().decode(json)) as Record<string, string>;
    for (const [path, text] of Object.entries(texts)) files[folder + path] = text;
  }
  return files;
}

scope.onmessage = ({data}) => {
  if (data.type === 'start') service = new Service(filesIn(data.folders));
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
