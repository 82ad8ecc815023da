/**
 * When a part of the first page's code can't be fetched, for example because a new release replaced
 * it, Docusaurus never takes the page over: it can be read, but search and the color toggle stay
 * dead, and nothing says so. This says so, and offers to load the page again.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

import {renewed} from '../client/release/browser/renew';

import {addButton, addCloseButton, showNotice} from './notice';

/** The names that Rspack's runtime gives to errors of script and of style chunks. */
function isChunkError(reason: unknown): reason is Error {
  return (
    reason instanceof Error &&
    (reason.name === 'ChunkLoadError' ||
      ('code' in reason && reason.code === 'CSS_CHUNK_LOAD_FAILED'))
  );
}

function showError({message}: Error): void {
  // The bundler puts the address of the file behind it, in brackets or on a line of its own.
  const [what] = message.split(/\s*[(\n]/);
  const box = showNotice(
    'danger',
    `A part of this page could not be loaded, so search and menus do not work. ${what}`,
  );
  addButton(box, 'Retry', () => window.location.reload());
  addCloseButton(box);
}

async function onRejection({reason}: PromiseRejectionEvent): Promise<void> {
  if (!isChunkError(reason)) return;
  stopListening();
  if (await renewed()) return;
  showError(reason);
}

function stopListening(): void {
  window.removeEventListener('unhandledrejection', onRejection);
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('unhandledrejection', onRejection);
}

/** Called once the first page is hydrated; from then on a route that fails reloads the page. */
export function onRouteDidUpdate(): void {
  stopListening();
}
