// Change: ejected to show the reading time of each post below its title.
import {memo, type ReactNode} from 'react';
import {useVisibleBlogSidebarItems} from '@docusaurus/plugin-content-blog/client';
import {translate} from '@docusaurus/Translate';
import BlogSidebarContent, {type Props as ContentProps} from '@theme/BlogSidebar/Content';
import type {Props} from '@theme/BlogSidebar/Desktop';
import clsx from 'clsx';

import TimedPosts from '../TimedPosts';
import styles from './styles.module.css';

const List: ContentProps['ListComponent'] = ({items}) => (
  <TimedPosts
    items={items}
    listClassName={clsx(styles.sidebarItemList, 'clean-list')}
    itemClassName={styles.sidebarItem}
    linkClassName={styles.sidebarItemLink}
    activeClassName={styles.sidebarItemLinkActive}
  />
);

function BlogSidebarDesktop({sidebar}: Props): ReactNode {
  const items = useVisibleBlogSidebarItems(sidebar.items);
  return (
    <aside className="col col--3">
      <nav
        className={clsx(styles.sidebar, 'thin-scrollbar')}
        aria-label={translate({
          id: 'theme.blog.sidebar.navAriaLabel',
          message: 'Blog recent posts navigation',
        })}
      >
        <div className={clsx(styles.sidebarItemTitle, 'margin-bottom--md')}>{sidebar.title}</div>
        <BlogSidebarContent
          items={items}
          ListComponent={List}
          yearGroupHeadingClassName={styles.yearGroupHeading}
        />
      </nav>
    </aside>
  );
}

export default memo(BlogSidebarDesktop);
