import React, {type ComponentProps, type MouseEvent} from 'react';
import {useHistory} from '@docusaurus/router';
import clsx from 'clsx';
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import type {DocSearchModalProps} from '@docsearch/react/modal';

type Hit = Parameters<NonNullable<DocSearchModalProps['hitComponent']>>[0]['hit'];

interface HitLinkProps {
  hit: Hit & {version?: string | null};
  children: React.ReactNode;
}

/** A new tab, a new window or a download is left to the browser. */
function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

/**
 * A link in the modal. Docusaurus' own link prefetches its page as soon as it is in view, and here
 * every keystroke adds twenty links: that was most of the main thread's work while typing. This one
 * prefetches its page when it is hovered or touched.
 *
 * @param href - with the base URL; only an absolute URL leaves the site
 */
export function ModalLink({
  href,
  onClick,
  ...props
}: ComponentProps<'a'> & {href: string}): React.JSX.Element {
  const history = useHistory();
  const isInternal = href.startsWith('/');
  const preload = isInternal ? () => void window.docusaurus.preload(href) : undefined;
  return (
    // eslint-disable-next-line @docusaurus/no-html-links -- the reason is given above
    <a
      {...props}
      href={href}
      onMouseEnter={preload}
      onTouchStart={preload}
      onClick={(event) => {
        onClick?.(event);
        if (!isInternal || !isPlainClick(event)) return;
        event.preventDefault();
        history.push(href);
      }}
    />
  );
}

/**
 * A hit with the docs version that it is about. DocSearch renders all hits several times per
 * keystroke; the content of a hit only depends on the hit, so it is memoized.
 */
const VersionedHit = React.memo(
  function VersionedHit({hit, children}: HitLinkProps) {
    const docs = useAllDocsData();
    const versions = Object.values(docs).flatMap((plugin) => plugin.versions);
    const version =
      versions.length > 1 ? versions.find(({name}) => name === hit.version) : undefined;
    return (
      <ModalLink href={hit.url} className={clsx(version && 'search-hit-versioned')}>
        {children}
        {version && <span className="search-hit-version">{version.label}</span>}
      </ModalLink>
    );
  },
  (before, after) => before.hit === after.hit,
);

export const HitLink = (props: HitLinkProps): React.JSX.Element => <VersionedHit {...props} />;
