/**
 * The entry point of a page's scripts, which runs before Docusaurus' `clientEntry`. It evaluates
 * the modules of the main script in many short tasks instead of one, so the browser can scroll and
 * handle clicks in between.
 */

import {isLost, redirectToCleanPath} from '@site/src/clientModules/cleanPaths';

const nextTask = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve));

/**
 * Requests the page's chunks. `clientEntry` awaits them and reports failures.
 *
 * @returns false if the browser is navigating away
 */
async function loadPage(): Promise<boolean> {
  const {matchRoutes} = await import(/* webpackMode: "eager" */ 'react-router-config');
  await nextTask();
  const {default: routes} = await import(/* webpackMode: "eager" */ '@generated/routes');
  await nextTask();
  // Routes with children match everything below their path, and `*` matches every path.
  const hasPage = (path: string): boolean => {
    const route = matchRoutes(routes, path).at(-1)?.route;
    return !route?.routes && route?.path !== '*';
  };
  if (isLost && redirectToCleanPath(hasPage)) return false;
  // Otherwise, if the page's chunk arrives first, it evaluates this module together with everything
  // else in one task.
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  for (const {route} of matchRoutes(routes, window.location.pathname)) {
    await nextTask();
    Promise.resolve<unknown>(route.component.preload()).catch(() => {});
  }
  return true;
}

async function start(): Promise<void> {
  // Yields, because parsing the script was already a long task.
  await nextTask();
  if (!(await loadPage())) return;
  await nextTask();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry');
}

void start();
