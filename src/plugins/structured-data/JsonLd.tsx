import type {ReactNode} from 'react';
import type {Graph} from 'schema-dts';

/** @param graph - undefined in the browser, because only the server knows it */
export default function JsonLd({graph}: {graph: Graph | undefined}): ReactNode {
  // Text in the data must not end the script element.
  const json = graph === undefined ? '' : JSON.stringify(graph).replaceAll('<', '\\u003c');
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: json}}
    />
  );
}
