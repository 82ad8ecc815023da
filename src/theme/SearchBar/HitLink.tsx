import React, {useEffect, useState} from 'react';
import clsx from 'clsx';
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import type {DocSearchModalProps} from '@docsearch/react/modal';

import {ModalLink} from './ModalLink';

type Hit = Parameters<NonNullable<DocSearchModalProps['hitComponent']>>[0]['hit'];

interface HitLinkProps {
  hit: Hit & {version?: string | null};
  children: React.ReactNode;
}

/** The number of hits that are shown with the answer, and then with each following frame. */
const PER_FRAME = 4;

/** A hit with the docs version that it is about. */
const VersionedHit = React.memo(function VersionedHit({hit, children}: HitLinkProps) {
  const docs = useAllDocsData();
  const versions = Object.values(docs).flatMap((plugin) => plugin.versions);
  const version = versions.length > 1 ? versions.find(({name}) => name === hit.version) : undefined;
  return (
    <ModalLink href={hit.url} className={clsx(version && 'search-hit-versioned')}>
      {children}
      {version && <span className="search-hit-version">{version.label}</span>}
    </ModalLink>
  );
}, isSameHit);

/**
 * DocSearch renders all hits several times per keystroke; the content of a hit only depends on the
 * hit, so it is memoized.
 */
function isSameHit(before: HitLinkProps, after: HitLinkProps): boolean {
  return before.hit === after.hit;
}

/** @returns a function that cancels it */
function afterFrames(count: number, run: () => void): () => void {
  let timer: number;
  let frame = requestAnimationFrame(function next() {
    count -= 1;
    // A frame's callbacks run before it is painted.
    if (count > 0) frame = requestAnimationFrame(next);
    else timer = window.setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    window.clearTimeout(timer);
  };
}

/**
 * A hit in the modal. The browser needs longer to lay out and paint twenty hits at once than the
 * engine to find them, so the lower ones are rendered in the next frames; until then a row is empty
 * or unchanged.
 */
export function HitLink(props: HitLinkProps): React.JSX.Element {
  const {hit} = props;
  const frames = Math.floor((hit.__autocomplete_id ?? 0) / PER_FRAME);
  const [arrived, setArrived] = useState<HitLinkProps>();
  useEffect(
    () => (frames > 0 ? afterFrames(frames, () => setArrived(props)) : undefined),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the hit decides all of the props
    [hit, frames],
  );
  const shown = frames > 0 ? arrived : props;
  return shown ? <VersionedHit {...shown} /> : <div className="search-hit-awaited" />;
}
