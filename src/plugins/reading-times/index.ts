import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {Plugin} from '@docusaurus/types';

/**
 * Provides the reading times of posts to the blog's sidebar; `README.md` next to this file gives the
 * reasons.
 */
export default function readingTimes(): Plugin {
  return {
    name: 'reading-times',

    async allContentLoaded({allContent, actions}) {
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
      const minutes = Object.fromEntries(
        (blog?.blogPosts ?? []).map(({metadata}) => [metadata.permalink, metadata.readingTime]),
      );
      await actions.createData('minutes.json', JSON.stringify(minutes));
    },
  };
}
