/**
 * Replaces `@docusaurus/Head` in the server build. Repeats the `og:` tags of a page's head under the
 * names that only crawlers read, so the browser's code stays unchanged.
 */
import {Children, isValidElement, type ReactNode} from 'react';
import type {Props} from '@docusaurus/Head';
// The replaced module; its public name would resolve to this file.
import Head from '@docusaurus/core/lib/client/exports/Head';

interface MetaProps {
  property?: string;
  content?: string;
}

function contentOf(children: ReactNode, property: string): string | undefined {
  return Children.toArray(children)
    .filter((child) => isValidElement<MetaProps>(child))
    .find(({type, props}) => type === 'meta' && props.property === property)?.props.content;
}

export default function CrawlerHead({children, ...props}: Props): ReactNode {
  const title = contentOf(children, 'og:title');
  const image = contentOf(children, 'og:image');
  return (
    <Head {...props}>
      {children}
      {title && <meta name="twitter:title" content={title} />}
      {title && <meta property="og:image:alt" content={title} />}
      {image && <meta name="twitter:image" content={image} />}
    </Head>
  );
}
