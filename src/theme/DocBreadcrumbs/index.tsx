// Change: ejected to provide breadcrumbs as JSON-LD instead of microdata, which starts below the docs'
// root and can't name categories without a page. The JSON-LD next to the list contains the whole
// trail, and only once.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useHomePageRoute} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import styles from '@docusaurus/theme-classic/lib/theme/DocBreadcrumbs/styles.module.css';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import clsx from 'clsx';

import DocTrail from '../../plugins/structured-data/server/DocTrail';

export default function DocBreadcrumbs(): ReactNode {
  const breadcrumbs = useSidebarBreadcrumbs();
  const homePageRoute = useHomePageRoute();
  if (!breadcrumbs) {
    return null;
  }
  return (
    <nav
      className={clsx(ThemeClassNames.docs.docBreadcrumbs, styles.breadcrumbsContainer)}
      aria-label={translate({
        id: 'theme.docs.breadcrumbs.navAriaLabel',
        message: 'Breadcrumbs',
      })}
    >
      <ul className="breadcrumbs">
        {homePageRoute && <HomeBreadcrumbItem />}
        {breadcrumbs.map((item, index) => {
          const isLast = index === breadcrumbs.length - 1;
          const href = item.type === 'category' && item.linkUnlisted ? undefined : item.href;
          return (
            <li
              key={index}
              className={clsx('breadcrumbs__item', isLast && 'breadcrumbs__item--active')}
            >
              {href === undefined || isLast ? (
                <span className="breadcrumbs__link">{item.label}</span>
              ) : (
                <Link className="breadcrumbs__link" href={href}>
                  {item.label}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
      <DocTrail />
    </nav>
  );
}
