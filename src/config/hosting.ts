/** How the site is served: its redirects, and which other hosts its pages may contact. */
import path from 'node:path';

import type {HostingOptions} from '../plugins/hosting';
import type {Sources} from '../plugins/hosting/policy';

import {environment, type Environment} from './environment';
import {redirects} from './redirects';
import {playground} from './samples';

/** From Google's guide to content security policies for Google tags. */
const googleAnalytics: Sources = {
  'connect-src': [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
  'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  'script-src': ['https://*.googletagmanager.com'],
};

/** The widget script shows posts in frames from its own host. */
const socialEmbeds: Sources = {
  'frame-src': ['https://platform.twitter.com', 'https://syndication.twitter.com'],
  'img-src': ['https://syndication.twitter.com'],
  'script-src': ['https://platform.twitter.com', 'https://syndication.twitter.com'],
};

/** The hosts that Algolia's clients query: the nearest first, then the fallbacks. */
function algolia(applicationId: string): Sources {
  const id = applicationId.toLowerCase();
  return {
    'connect-src': [
      `https://${id}-dsn.algolia.net`,
      `https://${id}.algolia.net`,
      ...[1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`),
    ],
  };
}

/** Only what is enabled: by default the policy allows no host but the site's own. */
export function thirdPartySources(variables: Environment): Sources[] {
  return [
    ...(variables.GTAG_ID === undefined ? [] : [googleAnalytics]),
    ...(variables.SOCIAL_EMBEDS ? [socialEmbeds] : []),
    ...(variables.ALGOLIA_APP_ID === undefined ? [] : [algolia(variables.ALGOLIA_APP_ID)]),
  ];
}

export const hosting: HostingOptions = {
  redirects,
  redirectsFile: path.join(__dirname, 'redirects.ts'),
  thirdParties: thirdPartySources(environment),
  ownPolicies: () => playground.ownPolicies(),
};
