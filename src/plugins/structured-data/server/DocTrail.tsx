import type {ReactNode} from 'react';
import {
  useActiveVersion,
  useDocsVersion,
  useSidebarBreadcrumbs,
} from '@docusaurus/plugin-content-docs/client';

import {breadcrumbs, toGraph} from '../graph';
import JsonLd from '../JsonLd';
import {useSite} from './useSite';

/** Describes a page's breadcrumbs in the docs. Categories without a page are left out. */
export default function DocTrail(): ReactNode {
  const site = useSite();
  const {label, pluginId} = useDocsVersion();
  const root = site.absolute(useActiveVersion(pluginId)?.path ?? site.pathname);
  const items = useSidebarBreadcrumbs() ?? [];
  const below = items.flatMap((item) =>
    item.href === undefined ? [] : [{name: item.label, url: site.absolute(item.href)}],
  );
  const trail = [
    {name: site.name, url: site.home},
    {name: `Docs ${label}`, url: root},
    ...below.filter(({url}) => url !== root),
  ];
  return <JsonLd graph={toGraph(breadcrumbs(trail))} />;
}
