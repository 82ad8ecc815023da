import Link from '@docusaurus/Link';
import React, {type ReactNode} from 'react';

import type {Token} from '../model';

/** Colored code whose type names are links. The classes are those of `components/Sample/code.css`. */
export default function Code({tokens}: {tokens: Token[]}): ReactNode {
  return tokens.map((token, index) => {
    if (typeof token === 'string') return token;
    const [className, text, href] = token;
    return href === undefined ? (
      <span key={index} className={className}>
        {text}
      </span>
    ) : (
      <Link key={index} to={href} className={className}>
        {text}
      </Link>
    );
  });
}

export function textOf(tokens: Token[]): string {
  return tokens.map((token) => (typeof token === 'string' ? token : token[1])).join('');
}
