/**
 * Takes the place of `@docusaurus/Head` in the server build. Says again, under the names that
 * only crawlers read, what a page's head says under `og:` names: the browser's code stays as it is.
 */
import {Children, isValidElement, type ReactNode} from 'react';
import type {Props} from '@docusaurus/Head';
// The module that this one takes the place of; its public name would lead back here.
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
