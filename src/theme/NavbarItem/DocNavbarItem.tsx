// Change: ejected, because the stock item is active on every page of its doc's sidebar. Next to the
// "Docs" item of the same sidebar, this one is only active on its own page.
import type {ReactNode} from 'react';
import {useActiveDocContext, useLayoutDoc} from '@docusaurus/plugin-content-docs/client';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {Props} from '@theme/NavbarItem/DocNavbarItem';

export default function DocNavbarItem({
  docId,
  label: staticLabel,
  docsPluginId,
  ...props
}: Props): ReactNode {
  const {activeDoc} = useActiveDocContext(docsPluginId);
  const doc = useLayoutDoc(docId, docsPluginId);
  const pageActive = doc !== null && activeDoc?.path === doc.path;

  // Draft and unlisted items are not displayed in the navbar.
  if (doc === null || (doc.unlisted && !pageActive)) {
    return null;
  }

  return (
    <DefaultNavbarItem
      exact
      {...props}
      isActive={() => pageActive}
      label={staticLabel ?? doc.id}
      to={doc.path}
    />
  );
}
