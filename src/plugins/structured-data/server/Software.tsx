import type {ReactNode} from 'react';
import facts from '@generated/structured-data/default/software.json';

import {software, toGraph, webSite} from '../graph';
import JsonLd from '../JsonLd';
import {useSite} from './useSite';

/** Describes the project and its site. */
export default function Software({description}: {description: string}): ReactNode {
  const site = useSite();
  const about = {description, image: site.cardOf(site.pathname), version: facts.version};
  return <JsonLd graph={toGraph(software(site, about), webSite(site))} />;
}
