import {useHistory} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import React, {type MouseEvent, type ReactNode} from 'react';

import '../../../components/Options/options.css';
import './reference.css';

/** The link that the event targets, if it leads to another page of this site. */
function linkOf({target}: MouseEvent): HTMLAnchorElement | undefined {
  const link = target instanceof Element && target.closest('a');
  if (!link || link.origin !== location.origin) return undefined;
  return link.getAttribute('href')?.startsWith('#') ? undefined : link;
}

/**
 * Generated HTML. A page has hundreds of links, which as components would account for most of the
 * scripting time at startup. The block handles their events like Docusaurus' links do: it prefetches
 * the page on hover, and navigates on click.
 */
export default function ApiHtml({of}: {of: string}): ReactNode {
  const history = useHistory();
  const brokenLinks = useBrokenLinks();
  const {withBaseUrl} = useBaseUrlUtils();

  const html = of.replace(/(?<=<a href=")[/#][^"]*/g, (href) => {
    const url = href.startsWith('#') ? href : withBaseUrl(href);
    brokenLinks.collectLink(url);
    return url;
  });
  for (const [, id = ''] of of.matchAll(/ id="([^"]+)"/g)) brokenLinks.collectAnchor(id);

  function preload(event: MouseEvent): void {
    const link = linkOf(event);
    if (link) window.docusaurus.preload(link.pathname);
  }

  function open(event: MouseEvent): void {
    const link = linkOf(event);
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    history.push(link.pathname + link.search + link.hash);
  }

  return (
    <div
      className="api"
      onMouseOver={preload}
      onClick={open}
      dangerouslySetInnerHTML={{__html: html}}
    />
  );
}
