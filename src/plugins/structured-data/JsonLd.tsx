import type {ReactNode} from 'react';
import type {Graph} from 'schema-dts';

/** @param graph - undefined where only the server knows it */
export default function JsonLd({graph}: {graph: Graph | undefined}): ReactNode {
  // Text of the site must not end the script.
  const json = graph === undefined ? '' : JSON.stringify(graph).replaceAll('<', '\\u003c');
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: json}}
    />
  );
}
