import logger from '@docusaurus/logger';

import {loadEditedModule} from '../../content/editedModule';
import type {PreviewServer} from '../../content/preview';
import {compileRedirects, resolveRedirect, withBase, type RedirectSource} from './redirects';

/** `/old/`, `/old.html` and `/old/index.html` are spellings of `/old`. */
const ending = /(?:\/index)?\.html$|\/$/;

async function targetOf(file: string, path: string): Promise<string | undefined> {
  const {redirects} = (await loadEditedModule(file)) as {redirects: RedirectSource};
  return resolveRedirect(compileRedirects(redirects), path.replace(ending, ''));
}

/**
 * Makes the preview's server redirect like a host. It reads the redirects whenever a browser opens a
 * page, so that a new one works at once.
 *
 * @param file - absolute path of the module that exports them
 * @returns what to merge into the bundler's configuration
 */
export function previewRedirects(file: string, baseUrl: string): object {
  let said: string | undefined;
  /** Serves pages without redirects until the module is valid again. */
  function say(error: unknown): void {
    const message = error instanceof Error ? error.message : String(error);
    if (message !== said) logger.error(message);
    said = message;
  }
  return {
    devServer: {
      setupMiddlewares(_middlewares: unknown, server: PreviewServer) {
        server.app?.get(/.*/, (request, response, next) => {
          const opensPage = String(request.headers.accept).includes('text/html');
          if (!opensPage || !request.path.startsWith(baseUrl)) {
            next();
            return;
          }
          targetOf(file, request.path.slice(baseUrl.length - 1)).then(
            (target) => {
              said = undefined;
              if (target === undefined) next();
              else response.redirect(302, withBase(baseUrl, target));
            },
            (error: unknown) => {
              say(error);
              next();
            },
          );
        });
        // Merging appends the returned array to the server's own.
        return [];
      },
    },
  };
}
