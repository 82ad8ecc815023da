// Change: inline code is a plain <code>; a block that JSX writes goes to the light CodeBlock. Fences never
// come here: they are rendered to <Sample> while the site is built.
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
