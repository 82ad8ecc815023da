import type {FeedOptions} from '@docusaurus/plugin-content-blog';

import {toFeedContent} from './content';

/** Gives every item of the feeds the whole post, as plain HTML; `README.md` beside this file tells why. */
export const createFeedItems: NonNullable<FeedOptions['createFeedItems']> = async ({
  defaultCreateFeedItems,
  ...site
}) => {
  const items = await defaultCreateFeedItems(site);
  return items.map((item) => {
    if (!item.content) {
      throw new Error(`The feeds have no text of ${item.link}: its page has no post container.`);
    }
    // Docusaurus leaves the address of an author's page on this site as it is written.
    const author = item.author?.map(({link, ...rest}) => ({
      ...rest,
      ...(link ? {link: new URL(link, site.siteConfig.url).href} : {}),
    }));
    return {...item, ...(author ? {author} : {}), content: toFeedContent(item.content)};
  });
};
