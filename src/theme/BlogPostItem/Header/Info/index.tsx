// Change: wrapped to add the control that copies a post as Markdown next to its date; not in lists of
// posts.
import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogPostItem/Header/Info';
import Info from '@theme-original/BlogPostItem/Header/Info';

import MarkdownTwin from '../../../../components/MarkdownTwin';
import styles from '../../../../components/MarkdownTwin/styles.module.css';

export default function InfoWrapper(props: Props): ReactNode {
  const {isBlogPostPage, metadata} = useBlogPost();
  if (!isBlogPostPage) return <Info {...props} />;
  return (
    <div className={styles.row}>
      <Info {...props} />
      <MarkdownTwin permalink={metadata.permalink} />
    </div>
  );
}
