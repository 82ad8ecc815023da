// Change: the text of the stock link is "Read more" for every post, which is meaningless in a list of
// links and to search engines. This text names the post, so it needs no separate label.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/BlogPostItem/Footer/ReadMoreLink';

export default function ReadMoreLink({blogPostTitle, ...link}: Props): ReactNode {
  return (
    <Link {...link}>
      <b>Read “{blogPostTitle}”</b>
    </Link>
  );
}
