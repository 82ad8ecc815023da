// Change: no highlighter in the reader's browser. Code in a page is highlighted at build time;
// anything that still renders a block through this component shows it in one color, in the same
// frame.
import React, {type ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock';

import Sample from '../../components/Sample';
import {escapeHtml} from '../../content/escape';

function textOf(children: ReactNode): string {
  return React.Children.toArray(children)
    .filter((child) => typeof child === 'string' || typeof child === 'number')
    .join('')
    .replace(/\n$/, '');
}

export default function CodeBlock({children, className, language, title}: Props): ReactNode {
  return (
    <Sample
      html={escapeHtml(textOf(children))}
      language={language ?? className?.match(/language-(\S+)/)?.[1]}
      title={typeof title === 'string' ? title : undefined}
    />
  );
}
