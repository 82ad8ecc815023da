/**
 * The docs plugin's utilities, of which the one that looks for a path among all docs keeps its last
 * answer: on each page, five parts of the navbar and the doc ask for the same.
 */
import type {ActiveDocContext, GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import {getActiveDocContext as find} from '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js';

export {
  getActivePlugin,
  getActiveVersion,
  getDocVersionSuggestions,
  getLatestVersion,
} from '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js';

let last: {data: GlobalPluginData; pathname: string; context: ActiveDocContext} | undefined;

export function getActiveDocContext(data: GlobalPluginData, pathname: string): ActiveDocContext {
  if (last?.data !== data || last.pathname !== pathname) {
    last = {data, pathname, context: find(data, pathname)};
  }
  return last.context;
}
