/**
 * Stands in for DocSearch's logo, whose inline style sheet a content security
 * policy refuses, and which the site's own index has no claim to.
 */
import React from 'react';
import Link from '@docusaurus/Link';
import {usePluginData} from '@docusaurus/useGlobalData';

import type {SearchGlobalData} from '../global-data';

export function AlgoliaLogo(): React.JSX.Element | null {
  const {mode} = usePluginData('search') as SearchGlobalData;
  if (mode === 'embedded') return null;
  return <Link href="https://www.algolia.com/developers">Search by Algolia</Link>;
}
