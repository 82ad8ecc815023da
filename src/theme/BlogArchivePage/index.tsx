// Change: replaces the stock page, whose headings skip a level, whose colored banner duplicates the
// announcement's, and which lacks the class of the blog's pages. Lists posts by year, newest first.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import type {ArchiveBlogPost, Props} from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

import Cards from '../../components/Cards';
import ReadingTime from '../../components/ReadingTime';
import '../BlogLayout/styles.css';

/** @param posts - as Docusaurus sorts them, newest first */
function groupByYear(posts: readonly ArchiveBlogPost[]): [string, ArchiveBlogPost[]][] {
  const years = new Map<string, ArchiveBlogPost[]>();
  for (const post of posts) {
    const year = post.metadata.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years];
}

export default function BlogArchivePage({archive}: Props): ReactNode {
  const day = useDateTimeFormat({day: 'numeric', month: 'long', timeZone: 'UTC'});
  return (
    <HtmlClassNameProvider className={ThemeClassNames.wrapper.blogPages}>
      <PageMetadata title="Archive" description="All posts of the tRPC blog, by year." />
      <Layout>
        <main className="container margin-vert--lg">
          <Heading as="h1">Archive</Heading>
          {groupByYear(archive.blogPosts).map(([year, posts]) => (
            <section key={year}>
              <Heading as="h2" id={year}>
                {year}
              </Heading>
              <Cards>
                <ul>
                  {posts.map(({metadata}) => (
                    <li key={metadata.permalink}>
                      <p>
                        <Link to={metadata.permalink}>{metadata.title}</Link>
                      </p>
                      <p>
                        <time dateTime={metadata.date}>{day.format(new Date(metadata.date))}</time>
                        {' · '}
                        <ReadingTime minutes={metadata.readingTime ?? 1} />
                      </p>
                    </li>
                  ))}
                </ul>
              </Cards>
            </section>
          ))}
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
