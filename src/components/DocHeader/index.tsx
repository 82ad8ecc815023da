import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import DocVersionBanner from '@theme/DocVersionBanner';

import MarkdownTwin from '../MarkdownTwin';
import styles from './styles.module.css';

/**
 * The title of a doc, rendered for Markdown's `# Title`, followed by the controls of the page: the
 * one that copies it as Markdown, the banner of its version and, on a phone, its table of contents.
 * They come after the title, so that a reader who opens a page sees at once what it is about.
 */
export default function DocHeader({children}: {children?: ReactNode}): ReactNode {
  const {metadata, frontMatter, toc} = useDoc();
  const hasContents = !frontMatter.hide_table_of_contents && toc.length > 0;
  return (
    <>
      <header className={styles.header}>
        {children}
        <MarkdownTwin permalink={metadata.permalink} />
      </header>
      <DocVersionBanner />
      {hasContents && <DocItemTOCMobile />}
    </>
  );
}
