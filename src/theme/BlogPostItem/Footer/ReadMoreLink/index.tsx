// Change: the text of the stock link is "Read more" for every post. A screen reader, which may list
// links without their surroundings, also hears which post.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/BlogPostItem/Footer/ReadMoreLink';

export default function ReadMoreLink({blogPostTitle, ...link}: Props): ReactNode {
  return (
    <Link aria-label={`Read post: ${blogPostTitle}`} {...link}>
      <b>Read post</b>
    </Link>
  );
}
