/** Finds links that lead nowhere, or whose text does not say where they lead. */
import type {Root} from 'hast';
import {selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';

import type {Finding} from '../report';

/** What Lighthouse's audit of link texts rejects in English. */
const vague = new Set([
  'click here',
  'click this',
  'go',
  'here',
  'information',
  'learn more',
  'more',
  'more info',
  'more information',
  'read more',
  'right here',
  'see more',
  'start',
  'this',
]);

export function checkLinks(page: string, tree: Root): Finding[] {
  const lost = selectAll('a[href="#"]', tree).map((link) => ({
    page,
    place: `link “${toString(link)}”`,
    text: 'leads nowhere',
  }));
  const unclear = selectAll('a[href]', tree)
    .map((link) => ({text: toString(link).replace(/\s+/g, ' ').trim(), href: link.properties.href}))
    .filter(({text}) => vague.has(text.toLowerCase()))
    .map(({text, href}) => ({
      page,
      place: `link to ${String(href)}`,
      text: `“${text}” does not say where it leads`,
    }));
  return [...lost, ...unclear];
}
