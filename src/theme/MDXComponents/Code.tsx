// Change: inline code is a plain <code>; a block that is written as JSX goes to the lightweight
// CodeBlock. Fences never come here: they are rendered to <Sample> at build time.
import React, {type ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import type {Props} from '@theme/MDXComponents/Code';

export default function MDXCode(props: Props): ReactNode {
  const text = props.children;
  return typeof text === 'string' && text.includes('\n') ? (
    <CodeBlock {...props}>{text}</CodeBlock>
  ) : (
    <code {...props} />
  );
}
