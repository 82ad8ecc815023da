import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';

import type {SearchGlobalData} from '../types';

/** Constant while a page is open. */
export interface ClientOptions {
  mode: SearchGlobalData['mode'];
  appId: string;
  apiKey: string;
  indexName: string;
  baseUrl: string;
}

/** Separate from the client, which is loaded only by readers who search. */
export function useClientOptions(): ClientOptions {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {mode} = usePluginData('search') as SearchGlobalData;
  const {appId, apiKey, indexName} = useAlgoliaThemeConfig().algolia;
  return {mode, appId, apiKey, indexName, baseUrl};
}
