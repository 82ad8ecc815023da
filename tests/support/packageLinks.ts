/** The links to these docs in the installed packages: in JSDoc, declarations, skills and READMEs. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {resolveRedirect, type Redirects} from '../../src/plugins/hosting/redirects';

const readable = /\.(?:md|json|[cm]?[jt]sx?)$/;

const docsLink = /https?:\/\/(?:www\.)?trpc\.io(\/docs(?:[/#][^\s)\]`"'*<>\\]*)?)/g;

/** The folders of the tRPC packages that npm installed below `root` and its workspaces. */
export function installedPackages(root: string): string[] {
  const toolkits = path.join(root, 'toolkit');
  const workspaces = readdirSync(toolkits).map((name) => path.join(toolkits, name));
  return [root, ...workspaces]
    .map((folder) => path.join(folder, 'node_modules/@trpc'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name)));
}

/**
 * @param folder - of one package
 * @returns each link from `/docs` on, with the first file that contains it, relative to the package
 */
export function linksOf(folder: string): Map<string, string> {
  const links = new Map<string, string>();
  for (const file of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
    if (!readable.test(file) || file.includes('node_modules')) continue;
    const text = readFileSync(path.join(folder, file), 'utf8');
    for (const [, link = ''] of text.matchAll(docsLink)) {
      const clean = link.replace(/[.,;:]+$/, '');
      if (!links.has(clean)) links.set(clean, file);
    }
  }
  return links;
}

/** What checking a link requires from the site that it leads to. */
export interface LinkedSite {
  redirects: Redirects;
  /** The ids on the page at this path, such as `/docs/quickstart`; undefined if there is no page. */
  idsOf: (path: string) => ReadonlySet<string> | undefined;
}

/**
 * @param link - a path with or without an anchor
 * @returns why it is broken, following at most one redirect; undefined if it works
 */
export function whyBroken(link: string, {redirects, idsOf}: LinkedSite): string | undefined {
  const [written = '', writtenAnchor] = link.split('#');
  const old = written.replace(/\/$/, '');
  const target = resolveRedirect(redirects, old) ?? old;
  // As in a browser, the anchor of a redirect replaces the requested one.
  const [page = '', anchor = writtenAnchor] = target.split('#');
  if (!page.startsWith('/')) return undefined;
  const ids = idsOf(page);
  if (!ids) return `there is no page ${page}`;
  return anchor && !ids.has(anchor) ? `${page} has no anchor #${anchor}` : undefined;
}
