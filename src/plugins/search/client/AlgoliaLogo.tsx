/**
 * Replaces DocSearch's logo, because the content security policy blocks its inline style sheet, and
 * because the site's own index is not powered by Algolia.
 */
import React from 'react';
import Link from '@docusaurus/Link';
import {usePluginData} from '@docusaurus/useGlobalData';

import type {SearchGlobalData} from '../types';

export function AlgoliaLogo(): React.JSX.Element | null {
  const {mode} = usePluginData('search') as SearchGlobalData;
  if (mode === 'embedded') return null;
  return <Link href="https://www.algolia.com/developers">Search by Algolia</Link>;
}
