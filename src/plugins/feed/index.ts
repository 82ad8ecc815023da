import type {FeedOptions} from '@docusaurus/plugin-content-blog';

import {toFeedContent} from './content';

/**
 * Puts the whole post, as plain HTML, into every feed item; `README.md` next to this file gives the
 * reasons.
 */
export const createFeedItems: NonNullable<FeedOptions['createFeedItems']> = async ({
  defaultCreateFeedItems,
  ...site
}) => {
  const items = await defaultCreateFeedItems(site);
  return items.map((item) => {
    if (!item.content) {
      throw new Error(`The feeds have no text of ${item.link}: its page has no post container.`);
    }
    // Docusaurus does not make the URL of an author's page on this site absolute.
    const author = item.author?.map(({link, ...rest}) => ({
      ...rest,
      ...(link ? {link: new URL(link, site.siteConfig.url).href} : {}),
    }));
    return {...item, ...(author ? {author} : {}), content: toFeedContent(item.content)};
  });
};
