import path from 'node:path';

import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {cacheFolder} from '../../content/cache';
import {contentOf} from '../../content/pages';
import {cardSize} from './card';
import {readCards, type CardOverrides, type PageHead} from './pages';
import {writeCards} from './write';

export type SocialCardsOptions = {
  /** For `og:site_name`. */
  siteName: string;
  /** Path of the blog, without slashes. */
  blogPath: string;
  /** By URL path, without the base URL. */
  overrides: CardOverrides;
};

type Heads = Parameters<NonNullable<Plugin['postBuild']>>[0]['head'];

function readHeads(head: Heads): Map<string, PageHead> {
  return new Map(
    Object.entries(head).map(([page, {meta}]) => {
      // Helmet types its elements as React's, whose props are unknown.
      const tags = meta.toComponent() as unknown as {props: Record<string, string>}[];
      const content = (property: string) =>
        tags.find(({props}) => props.property === property)?.props.content;
      return [
        page,
        {
          title: content('og:title'),
          description: content('og:description'),
          image: content('og:image'),
        },
      ];
    }),
  );
}

/** Draws a preview image for every page; see `README.md` next to this file. */
export default function socialCardsPlugin(
  {siteDir, siteConfig}: LoadContext,
  {siteName, blogPath, overrides}: SocialCardsOptions,
): Plugin {
  const {url, baseUrl, title, titleDelimiter} = siteConfig;

  return {
    name: 'social-cards',

    configureWebpack(_config, isServer) {
      const head = path.join(__dirname, 'CrawlerHead.tsx');
      return isServer ? {resolve: {alias: {'@docusaurus/Head': head}}} : {};
    },

    // The same on every page, and in the HTML only: after `og:image`, which they describe.
    injectHtmlTags: () => ({
      headTags: Object.entries({
        'og:site_name': siteName,
        'og:image:type': 'image/png',
        'og:image:width': String(cardSize.width),
        'og:image:height': String(cardSize.height),
      }).map(([property, content]) => ({tagName: 'meta', attributes: {property, content}})),
    }),

    async postBuild(props) {
      const begun = performance.now();
      const cards = readCards({
        url,
        baseUrl,
        titleSuffix: ` ${titleDelimiter} ${title}`,
        heads: readHeads(props.head),
        content: contentOf(props.plugins, baseUrl),
        blogPath: baseUrl + blogPath,
        overrides,
      });
      const written = await writeCards(cards, {
        outDir: props.outDir,
        baseUrl,
        cacheDir: cacheFolder(siteDir, 'social-cards'),
      });
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      logger.info(
        `Preview images: ${written.pages} pages, ${written.cards} different, ${written.drawn} drawn in ${seconds} s`,
      );
    },
  };
}
