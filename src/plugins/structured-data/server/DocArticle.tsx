import type {ReactNode} from 'react';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';

import {techArticle, toGraph} from '../graph';
import JsonLd from '../JsonLd';
import {keywordList, useSite} from './useSite';

/** Describes a doc. */
export default function DocArticle(): ReactNode {
  const site = useSite();
  const {metadata, frontMatter} = useDoc();
  const {label} = useDocsVersion();
  const doc = {
    url: site.absolute(metadata.permalink),
    title: metadata.title,
    description: metadata.description,
    image: site.cardOf(metadata.permalink),
    keywords: keywordList(frontMatter.keywords),
  };
  return <JsonLd graph={toGraph(techArticle(site, doc, label))} />;
}
