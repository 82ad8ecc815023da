// Change: ejected to show the reading time of each post below its title.
import {memo, type ReactNode} from 'react';
import {useVisibleBlogSidebarItems} from '@docusaurus/plugin-content-blog/client';
import {NavbarSecondaryMenuFiller} from '@docusaurus/theme-common';
import BlogSidebarContent, {type Props as ContentProps} from '@theme/BlogSidebar/Content';
import type {Props} from '@theme/BlogSidebar/Mobile';

import TimedPosts from '../TimedPosts';
import styles from './styles.module.css';

const List: ContentProps['ListComponent'] = ({items}) => (
  <TimedPosts
    items={items}
    listClassName="menu__list"
    itemClassName="menu__list-item"
    linkClassName="menu__link"
    activeClassName="menu__link--active"
  />
);

function SecondaryMenu({sidebar}: Props): ReactNode {
  const items = useVisibleBlogSidebarItems(sidebar.items);
  return (
    <BlogSidebarContent
      items={items}
      ListComponent={List}
      yearGroupHeadingClassName={styles.yearGroupHeading}
    />
  );
}

function BlogSidebarMobile(props: Props): ReactNode {
  return <NavbarSecondaryMenuFiller component={SecondaryMenu} props={props} />;
}

export default memo(BlogSidebarMobile);
