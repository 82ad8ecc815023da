// Change: not in lists of posts, where the same authors would be below every title.
import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogPostItem/Header/Authors';
import Authors from '@theme-original/BlogPostItem/Header/Authors';

export default function AuthorsWrapper(props: Props): ReactNode {
  return useBlogPost().isBlogPostPage ? <Authors {...props} /> : null;
}
