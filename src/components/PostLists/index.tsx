import type {ReactNode} from 'react';
import listsOf from '@generated/blog-lists/default/lists.json';
import minutes from '@generated/blog-lists/default/minutes.json';
import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import type {BlogSidebar} from '@docusaurus/plugin-content-blog';
import BlogLayout from '@theme/BlogLayout';
import Heading from '@theme/Heading';

import ReadingTime from '../ReadingTime';
import styles from './styles.module.css';

interface List {
  name: string;
  about?: string | undefined;
  to?: string | undefined;
  posts: Pick<BlogSidebar['items'][number], 'title' | 'permalink' | 'date'>[];
}

/** @param of - the path of a tag or the key of an author */
export const postsOf = (of: string, {items}: BlogSidebar): List['posts'] =>
  items.filter(({permalink}) => listsOf[permalink]?.includes(of));

interface Props {
  title: string;
  /** For search engines. */
  description: string;
  sidebar?: BlogSidebar;
  lists: List[];
}

/** A page of the blog that lists posts below what they have in common. */
export default function PostLists({title, description, sidebar, lists}: Props): ReactNode {
  const day = useDateTimeFormat({day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC'});
  return (
    <HtmlClassNameProvider className={ThemeClassNames.wrapper.blogPages}>
      <PageMetadata title={title} description={description} />
      <BlogLayout sidebar={sidebar}>
        <Heading as="h1">{title}</Heading>
        {lists.map(({name, about, to, posts}) => (
          <section key={name} className={styles.list}>
            <Heading as="h2" id={to ? undefined : name}>
              {to ? <Link to={to}>{name}</Link> : name}
            </Heading>
            {about && <p>{about}</p>}
            <ul className="clean-list">
              {posts.map((post) => (
                <li key={post.permalink}>
                  <Link to={post.permalink}>{post.title}</Link>
                  <p>
                    <time dateTime={String(post.date)}>{day.format(new Date(post.date))}</time>
                    {' · '}
                    <ReadingTime minutes={minutes[post.permalink] ?? 1} />
                  </p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
