import type {BlogContent, BlogPostMetadata} from '@docusaurus/plugin-content-blog';
import type {Plugin} from '@docusaurus/types';

/** Provides what lists of posts show; `README.md` next to this file gives the reasons. */
export default function blogLists(): Plugin {
  return {
    name: 'blog-lists',

    async allContentLoaded({allContent, actions}) {
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
      const write = (name: string, of: (post: BlogPostMetadata) => unknown) => {
        const posts = blog?.blogPosts.map(({metadata}) => [metadata.permalink, of(metadata)]) ?? [];
        return actions.createData(name, JSON.stringify(Object.fromEntries(posts)));
      };
      await write('minutes.json', ({readingTime}) => readingTime);
      await write('lists.json', ({tags, authors}) =>
        [...tags, ...authors].map((list) => ('key' in list ? list.key : list.permalink)),
      );
    },
  };
}
