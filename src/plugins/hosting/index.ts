import {existsSync} from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin, Props} from '@docusaurus/types';

import {readBuiltPage} from '../../content/html';
import {isPreview} from '../../content/preview';
import {formatRedirectPage, redirectFile} from './emit/page';
import {siteDataFile, writeWithFolder, type SiteData} from './files';
import {headerRules, type OwnPolicy} from './headers';
import {readInlineCode, type InlineCode} from './inline';
import {writePolicy, type Sources} from './policy';
import {previewRedirects} from './preview';
import {
  compileRedirects,
  isRespelled,
  missingTargets,
  shadowedPages,
  type Redirects,
  type RedirectSource,
} from './redirects';

export type HostingOptions = {
  redirects: RedirectSource;
  /** Absolute path of the module that exports them, which the preview reloads. */
  redirectsFile: string;
  /** What enabled third parties need in the content security policy. */
  thirdParties: readonly Sources[];
  /** Files of the build with a separate policy. */
  ownPolicies?: () => Promise<readonly OwnPolicy[]>;
};

type Pages = ReadonlyMap<string, InlineCode>;

/** The built pages: path without base URL, and what their HTML contains. */
async function readPages({outDir, baseUrl, routesPaths}: Props): Promise<Pages> {
  const pages = new Map<string, InlineCode>();
  for (const route of [...new Set(routesPaths)].sort()) {
    const html = await readBuiltPage({outDir, baseUrl}, route);
    if (html === undefined)
      throw new Error(`${route} is a route, and the build has no file for it.`);
    pages.set(route.slice(baseUrl.length - 1) || '/', readInlineCode(html));
  }
  return pages;
}

function fail(title: string, problems: readonly string[]): void {
  if (problems.length > 0) throw new Error(`${title}:\n  ${problems.join('\n  ')}`);
}

/** @throws Error listing what is wrong with the redirects, or with a page under any policy */
function checkPages(redirects: Redirects, pages: Pages): void {
  const anchors = new Map([...pages].map(([page, code]) => [page, code.anchors]));
  fail('Redirects from URLs that are pages', shadowedPages(redirects, anchors));
  fail('Redirects that lead nowhere', missingTargets(redirects, anchors));
  fail(
    'Code that no content security policy can allow; use a listener or a link instead',
    [...pages].flatMap(([page, {forbidden}]) => forbidden.map((code) => `${page}: ${code}`)),
  );
}

/**
 * Writes what hosts have to know: headers with the content security policy, redirects, and pages that
 * redirect. `pack` writes it in the format of each host.
 */
export default function hostingPlugin({baseUrl}: LoadContext, options: HostingOptions): Plugin {
  // Before anything is built rather than after it.
  if (!isPreview()) compileRedirects(options.redirects);
  return {
    name: 'hosting',

    configureWebpack(_config, isServer) {
      if (isServer || !isPreview()) return {};
      return previewRedirects(options.redirectsFile, baseUrl);
    },

    async postBuild(props) {
      const {outDir, baseUrl} = props;
      const {url} = props.siteConfig;
      const redirects = compileRedirects(options.redirects);
      const pages = await readPages(props);
      checkPages(redirects, pages);

      const {thirdParties, ownPolicies} = options;
      const inline = [
        ...pages.values(),
        readInlineCode(formatRedirectPage({from: '', to: '/'}, url, '/')),
      ];
      const policy = writePolicy(inline, thirdParties);
      const rules = headerRules(policy, baseUrl, await ownPolicies?.());
      const site: SiteData = {url, baseUrl, pages: [...pages.keys()], redirects, rules};
      const files: Record<string, string> = {
        // Pages that must not be indexed say so themselves.
        'robots.txt': `User-agent: *\nAllow: /\nSitemap: ${url}${baseUrl}sitemap.xml\n`,
        [siteDataFile]: `${JSON.stringify(site, null, 1)}\n`,
      };
      for (const redirect of redirects) {
        const file = redirectFile(redirect);
        // Where file names ignore case, it would overwrite its own page.
        if (isRespelled(redirect) && existsSync(path.join(outDir, file))) continue;
        files[file] = formatRedirectPage(redirect, url, baseUrl);
      }
      for (const [file, content] of Object.entries(files)) {
        await writeWithFolder(path.join(outDir, file), content);
      }
    },
  };
}
