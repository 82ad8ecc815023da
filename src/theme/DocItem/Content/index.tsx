// Change: ejected to use the doc header for titles, whether from Markdown or front matter. Only docs
// have it, so the landing page and posts load none of its code.
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocItem/Content';
import Heading from '@theme/Heading';
import MDXComponents from '@theme/MDXComponents';
import {MDXProvider} from '@mdx-js/react';
import clsx from 'clsx';

import DocHeader from '../../../components/DocHeader';

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
