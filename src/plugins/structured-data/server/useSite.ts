import facts from '@generated/structured-data/default/software.json';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {cardPath} from '../../social-cards/card';
import type {SiteFacts} from '../graph';

export interface Site extends SiteFacts {
  /** The absolute address of a path of this site that has its base URL. */
  absolute: (path: string) => string;
  /** The absolute address of a page's preview image. */
  cardOf: (path: string) => string;
  /** Path of the page that is rendered, base URL included. */
  pathname: string;
}

/** A version's root has a slash at its end in Docusaurus' data, which its address has not. */
function withoutSlash(path: string, baseUrl: string): string {
  return path === baseUrl ? path : path.replace(/\/$/, '');
}

export function useSite(): Site {
  const {title, tagline, url, baseUrl} = useDocusaurusContext().siteConfig;
  const {pathname} = useLocation();
  const absolute = (path: string) => url + withoutSlash(path, baseUrl);
  return {
    name: title,
    home: absolute(baseUrl),
    tagline,
    logo: absolute(`${baseUrl}brand/logo.png`),
    repository: facts.repository,
    absolute,
    cardOf: (path) => url + cardPath(withoutSlash(path, baseUrl), baseUrl),
    pathname: withoutSlash(pathname, baseUrl),
  };
}

/** Front matter has keywords as a list or as text. */
export function keywordList(keywords: string | readonly string[] | undefined): readonly string[] {
  return typeof keywords === 'string' ? keywords.split(',') : (keywords ?? []);
}
