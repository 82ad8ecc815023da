// Change: ejected to provide breadcrumbs as JSON-LD instead of microdata.
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

interface ItemProps {
  label: string;
  href: string | undefined;
  isLast: boolean;
}

function Item({label, href, isLast}: ItemProps): ReactNode {
  return (
    <li className={clsx('breadcrumbs__item', isLast && 'breadcrumbs__item--active')}>
      {href === undefined || isLast ? (
        <span className="breadcrumbs__link">{label}</span>
      ) : (
        <Link className="breadcrumbs__link" href={href}>
          {label}
        </Link>
      )}
    </li>
  );
}

/**
 * The stock list without its microdata, which starts below the docs' root and can't name categories
 * without a page. The JSON-LD next to it contains the whole trail, and only once.
 */
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
        {breadcrumbs.map((item, index) => (
          <Item
            key={index}
            label={item.label}
            href={item.type === 'category' && item.linkUnlisted ? undefined : item.href}
            isLast={index === breadcrumbs.length - 1}
          />
        ))}
      </ul>
      <DocTrail />
    </nav>
  );
}
