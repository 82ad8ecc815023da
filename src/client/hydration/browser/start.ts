/**
 * Where the scripts of a page begin, in place of Docusaurus' `clientEntry`. It does the same with
 * the same modules, all of them in the main script, but in many short tasks instead of one: between
 * them the browser scrolls and answers clicks.
 */

import {leaving} from '@site/src/clientModules/cleanPaths';

const nextTask = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve));

/** Asks for the code of the page, which `clientEntry` then waits for; that one tells when it fails. */
async function loadPage(): Promise<void> {
  const {matchRoutes} = await import(/* webpackMode: "eager" */ 'react-router-config');
  await nextTask();
  const {default: routes} = await import(/* webpackMode: "eager" */ '@generated/routes');
  await nextTask();
  // The page's code runs it when it comes first, together with all else that it needs.
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  for (const {route} of matchRoutes(routes, window.location.pathname)) {
    await nextTask();
    Promise.resolve<unknown>(route.component.preload()).catch(() => {});
  }
}

async function start(): Promise<void> {
  // The browser has just read the script.
  await nextTask();
  await loadPage();
  await nextTask();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry');
}

if (!leaving) void start();
