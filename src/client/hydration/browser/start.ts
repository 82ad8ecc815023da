/**
 * The entry of a page's scripts, in front of Docusaurus' `clientEntry`. It evaluates the modules of
 * the main script in many short tasks instead of one, so the browser can scroll and handle clicks
 * in between.
 */

import {isLost, leaveLost} from '@site/src/clientModules/cleanPaths';

const nextTask = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve));

/**
 * Requests the page's chunks. `clientEntry` waits for them, and reports when one fails.
 *
 * @returns false when the browser leaves for another address
 */
async function loadPage(): Promise<boolean> {
  const {matchRoutes} = await import(/* webpackMode: "eager" */ 'react-router-config');
  await nextTask();
  const {default: routes} = await import(/* webpackMode: "eager" */ '@generated/routes');
  await nextTask();
  // Routes with others below them match all that is below their path, and `*` matches everything.
  const hasPage = (path: string): boolean => {
    const route = matchRoutes(routes, path).at(-1)?.route;
    return !route?.routes && route?.path !== '*';
  };
  if (isLost && leaveLost(hasPage)) return false;
  // Otherwise the page's chunk, if it arrives first, evaluates it in one task with everything else.
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  for (const {route} of matchRoutes(routes, window.location.pathname)) {
    await nextTask();
    Promise.resolve<unknown>(route.component.preload()).catch(() => {});
  }
  return true;
}

async function start(): Promise<void> {
  // Parsing the script was a task of its own length.
  await nextTask();
  if (!(await loadPage())) return;
  await nextTask();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry');
}

void start();
