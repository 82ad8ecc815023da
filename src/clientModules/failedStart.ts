/**
 * If part of the first page's code can't be fetched, for example because a new release replaced it,
 * Docusaurus never hydrates the page: it is readable, but search and the color toggle do nothing,
 * without any message. This shows a message and offers to reload the page.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

import {renewed} from '../client/release/browser/renew';

import {addButton, addCloseButton, showNotice} from './notice';

/** The error names that Rspack's runtime uses for script chunks and style chunks. */
function isChunkError(reason: unknown): reason is Error {
  return (
    reason instanceof Error &&
    (reason.name === 'ChunkLoadError' ||
      ('code' in reason && reason.code === 'CSS_CHUNK_LOAD_FAILED'))
  );
}

function showError({message}: Error): void {
  // The bundler appends the address of the file, in parentheses or on a separate line.
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

/**
 * Called once the first page is hydrated; from then on, a route that fails to load reloads the
 * page.
 */
export function onRouteDidUpdate(): void {
  stopListening();
}
