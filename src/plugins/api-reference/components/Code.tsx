import {useHistory} from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import React, {type MouseEvent, type ReactNode} from 'react';

import {escapeHtml} from '../../../content/escape';
import type {Token} from '../model';

/** The link that the event targets, if it leads to another page of this site. */
function linkOf({target}: MouseEvent): HTMLAnchorElement | undefined {
  const link = target instanceof Element && target.closest('a');
  return link && !link.getAttribute('href')?.startsWith('#') ? link : undefined;
}

/** Code that may wrap after the start of a type list, and between the words of a long name. */
function breakable(text: string): string {
  return escapeHtml(text)
    .replace(/\w{18,}/g, (name) =>
      name.replace(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '<wbr>'),
    )
    .replace(/&lt;/g, '&lt;<wbr>');
}

/**
 * Highlighted code whose type names are links. The classes are those of `components/Sample/code.css`.
 * It is a single string of HTML, because a page has thousands of tokens, hundreds of which are links,
 * and as components these would account for most of the scripting time at startup. The block handles
 * their events like Docusaurus' links do: it prefetches the page on hover, and navigates on click.
 */
export default function Code({
  tokens,
  className,
  isInline,
}: {
  tokens: Token[];
  className?: string;
  /** In a table column, where it may wrap. */
  isInline?: boolean;
}): ReactNode {
  const history = useHistory();
  const brokenLinks = useBrokenLinks();
  const {withBaseUrl} = useBaseUrlUtils();

  const toHtml = isInline ? breakable : escapeHtml;
  const html = tokens.map((token) => {
    if (typeof token === 'string') return toHtml(token);
    const [name, text, target] = token;
    if (target === undefined) return `<span class="${name}">${toHtml(text)}</span>`;
    const href = target.startsWith('#') ? target : withBaseUrl(target);
    brokenLinks.collectLink(href);
    return `<a class="${name}" href="${href}">${toHtml(text)}</a>`;
  });

  function preload(event: MouseEvent): void {
    const link = linkOf(event);
    if (link) window.docusaurus.preload(link.pathname);
  }

  function open(event: MouseEvent): void {
    const link = linkOf(event);
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    history.push(link.pathname + link.hash);
  }

  return (
    <code
      className={className}
      onMouseOver={preload}
      onClick={open}
      dangerouslySetInnerHTML={{__html: html.join('')}}
    />
  );
}

export function textOf(tokens: Token[]): string {
  return tokens.map((token) => (typeof token === 'string' ? token : token[1])).join('');
}
