// Change: ejected to add the controls of a page to its title, whether that is from Markdown or front
// matter: on a phone its table of contents, the one that copies it as Markdown, and the banner of its
// version. They come after the title, so that a reader who opens a page sees at once what it is
// about. Only docs have them, so the landing page and posts load none of their code.
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocItem/Content';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import DocVersionBanner from '@theme/DocVersionBanner';
import Heading from '@theme/Heading';
import MDXComponents from '@theme/MDXComponents';
import {MDXProvider} from '@mdx-js/react';
import clsx from 'clsx';

import MarkdownTwin from '../../../components/MarkdownTwin';
import styles from './styles.module.css';

/** @param children - the title, which Docusaurus wraps in a `<header>` if it is Markdown's */
function DocHeader({children}: {children?: ReactNode}): ReactNode {
  const {metadata, frontMatter, toc} = useDoc();
  const hasContents = !frontMatter.hide_table_of_contents && toc.length > 0;
  return (
    <header className={styles.header}>
      {children}
      {hasContents && <DocItemTOCMobile />}
      <MarkdownTwin permalink={metadata.permalink} />
      <DocVersionBanner />
    </header>
  );
}

const components = {...MDXComponents, header: DocHeader};

export default function DocItemContent({children}: Props): ReactNode {
  const {metadata, frontMatter, contentTitle} = useDoc();
  const needsTitle = !frontMatter.hide_title && contentTitle === undefined;
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      {needsTitle && (
        <DocHeader>
          <Heading as="h1">{metadata.title}</Heading>
        </DocHeader>
      )}
      <MDXProvider components={components}>{children}</MDXProvider>
    </div>
  );
}
