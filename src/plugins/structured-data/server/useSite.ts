import facts from '@generated/structured-data/default/software.json';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {cardPath} from '../../social-cards/card';
import type {SiteFacts} from '../graph';

export interface Site extends SiteFacts {
  /** The absolute URL of a path of this site that includes its base URL. */
  absolute: (path: string) => string;
  /** The absolute URL of a page's preview image. */
  cardOf: (path: string) => string;
  /** Path of the rendered page, base URL included. */
  pathname: string;
}

/** In Docusaurus' data, a version's root has a trailing slash, which its URL does not have. */
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

/** Keywords in front matter are a list or a string. */
export function keywordList(keywords: string | readonly string[] | undefined): readonly string[] {
  return typeof keywords === 'string' ? keywords.split(',') : (keywords ?? []);
}
