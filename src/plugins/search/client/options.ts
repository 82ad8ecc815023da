import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';

import {EMBEDDED} from '../types';

/** Constant while a page is open. */
export interface ClientOptions {
  isHosted: boolean;
  appId: string;
  apiKey: string;
  indexName: string;
  baseUrl: string;
}

/** Separate from the client, which is loaded only by readers who search. */
export function useClientOptions(): ClientOptions {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {appId, apiKey, indexName} = useAlgoliaThemeConfig().algolia;
  return {isHosted: appId !== EMBEDDED, appId, apiKey, indexName, baseUrl};
}
