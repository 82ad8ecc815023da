/**
 * Replaces DocSearch's logo, because the content security policy blocks its inline style sheet, and
 * because the site's own index is not powered by Algolia.
 */
import React from 'react';
import Link from '@docusaurus/Link';

import {useClientOptions} from './options';

export function AlgoliaLogo(): React.JSX.Element | null {
  if (!useClientOptions().isHosted) return null;
  return <Link href="https://www.algolia.com/developers">Search by Algolia</Link>;
}
