// Change: ejected to move what the stock layout shows above a page's title, which is the version
// banner and, on a phone, the table of contents, below it (src/theme/DocItem/Content).
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useWindowSize} from '@docusaurus/theme-common';
import styles from '@docusaurus/theme-classic/lib/theme/DocItem/Layout/styles.module.css';
import ContentVisibility from '@theme/ContentVisibility';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import type {Props} from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import clsx from 'clsx';

export default function DocItemLayout({children}: Props): ReactNode {
  const {metadata, frontMatter, toc} = useDoc();
  const windowSize = useWindowSize();
  const isHidden = frontMatter.hide_table_of_contents;
  return (
    <div className="row">
      <div className={clsx('col', !isHidden && styles.docItemCol)}>
        <ContentVisibility metadata={metadata} />
        <div className={styles.docItemContainer}>
          <article>
            <DocBreadcrumbs />
            <DocItemContent>{children}</DocItemContent>
            <DocItemFooter />
          </article>
          <DocItemPaginator />
        </div>
      </div>
      {!isHidden && toc.length > 0 && windowSize !== 'mobile' && (
        <div className="col col--3">
          <DocItemTOCDesktop />
        </div>
      )}
    </div>
  );
}
