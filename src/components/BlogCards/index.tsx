import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import BlogLayout, {type Props as LayoutProps} from '@theme/BlogLayout';
import Heading from '@theme/Heading';

import Cards from '../Cards';
import styles from './styles.module.css';

interface Props extends Pick<LayoutProps, 'sidebar'> {
  title: string;
  /** For search engines. */
  description: string;
  entries: {name: string; about?: string; to: string; count: number}[];
}

/** A page of the blog whose cards lead to lists of posts. */
export default function BlogCards({title, description, sidebar, entries}: Props): ReactNode {
  return (
    <HtmlClassNameProvider className={ThemeClassNames.wrapper.blogPages}>
      <PageMetadata title={title} description={description} />
      <BlogLayout sidebar={sidebar}>
        <Heading as="h1">{title}</Heading>
        <Cards>
          <ul className={styles.rows}>
            {entries.map(({name, about, to, count}) => (
              <li key={to}>
                <Heading as="h2">
                  <Link to={to}>{name}</Link>
                </Heading>
                <p>{about}</p>
                <p className={styles.count}>{count === 1 ? 'One post' : `${count} posts`}</p>
              </li>
            ))}
          </ul>
        </Cards>
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
