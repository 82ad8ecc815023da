import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin, Props} from '@docusaurus/types';

import {isPreview} from '../../content/preview';
import {formatNginxHeaders, formatNginxMaps} from './emit/nginx';
import {formatRedirectPage, redirectFile, singleRedirects} from './emit/page';
import {formatRobots} from './emit/robots';
import {hostFolder, readBuildFile} from './files';
import {formatSiteData, siteDataFile} from './siteData';
import {formatHeaders, headerRules, type OwnPolicy} from './headers';
import {readInlineCode, type InlineCode} from './inline';
import {writePolicy, type Sources, type StyleAttributes} from './policy';
import {previewRedirects} from './preview';
import {compileRedirects, list, type RedirectSource} from './redirects';
import {missingTargets, shadowedPages} from './targets';

export type HostingOptions = {
  redirects: RedirectSource;
  /** Absolute path of the module that exports them, which the preview reloads. */
  redirectsFile: string;
  /** What enabled third parties need in the content security policy. */
  thirdParties: readonly Sources[];
  styleAttributes: StyleAttributes;
  /** Files of the build with a separate policy. */
  ownPolicies?: () => Promise<readonly OwnPolicy[]>;
  /** What happens if a redirect leads to a page or an anchor that doesn't exist. */
  missingTargets: 'throw' | 'warn';
};

/** The built pages: path without base URL, and what their HTML contains. */
async function readPages({outDir, baseUrl, routesPaths}: Props): Promise<Map<string, InlineCode>> {
  const pages = new Map<string, InlineCode>();
  for (const route of [...new Set(routesPaths)].sort()) {
    const page = route.slice(baseUrl.length - 1) || '/';
    const name = page === '/' ? '/index' : page;
    const file = name.endsWith('.html') ? name : `${name}.html`;
    pages.set(page, readInlineCode(await readBuildFile(outDir, file)));
  }
  return pages;
}

/**
 * Writes what hosts read: headers with the content security policy, redirects in each host's format,
 * and redirect pages. The `README.md` next to this file lists which file is for which host.
 */
export default function hostingPlugin({baseUrl}: LoadContext, options: HostingOptions): Plugin {
  return {
    name: 'hosting',

    configureWebpack(_config, isServer) {
      if (isServer || !isPreview()) return {};
      return previewRedirects(options.redirectsFile, baseUrl);
    },

    async postBuild(props) {
      const {outDir, baseUrl, siteConfig} = props;
      const redirects = compileRedirects(options.redirects);
      const pages = await readPages(props);
      const anchors = new Map([...pages].map(([page, code]) => [page, code.anchors]));

      const shadowed = shadowedPages(redirects, anchors);
      if (shadowed.length > 0) {
        throw new Error(`Redirects from URLs that are pages:\n${list(shadowed)}`);
      }
      const missing = missingTargets(redirects, anchors);
      if (missing.length > 0) {
        const message = `Redirects that lead nowhere:\n${list(missing)}`;
        if (options.missingTargets === 'throw') {
          throw new Error(message);
        }
        console.warn(`[hosting] ${message}`);
      }

      const policy = writePolicy(
        [...pages.values()],
        options.thirdParties,
        options.styleAttributes,
      );
      const rules = headerRules(policy, baseUrl, await options.ownPolicies?.());
      const single = singleRedirects(redirects, pages.keys());
      const files = new Map([
        ['_headers', formatHeaders(rules)],
        ['robots.txt', formatRobots(siteConfig.url, baseUrl)],
        [
          siteDataFile,
          formatSiteData({url: siteConfig.url, pages: [...pages.keys()], single, redirects}),
        ],
        [`${hostFolder}/nginx/maps.conf`, formatNginxMaps(redirects, baseUrl, rules)],
        [`${hostFolder}/nginx/headers.conf`, formatNginxHeaders(rules)],
        [`${hostFolder}/nginx/policy`, policy],
        ...single.map((redirect): [string, string] => [
          redirectFile(redirect),
          formatRedirectPage(redirect, siteConfig.url, baseUrl),
        ]),
      ]);
      for (const [file, content] of files) {
        const target = path.join(outDir, file);
        await mkdir(path.dirname(target), {recursive: true});
        await writeFile(target, content);
      }
    },
  };
}
