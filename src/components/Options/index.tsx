/** The components of a list of options; `src/plugins/samples/optionList.ts` generates the list. */
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';

import './options.css';

/** A member of a type: its name, which links to itself, its type, and its description. */
export function Option({id, children}: {id: string; children: ReactNode}): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return <div id={id}>{children}</div>;
}

interface MoreOptionsProps {
  /** Such as `21 more options`, or the name of a file. */
  summary: string;
  children: ReactNode;
}

/**
 * Collapsed options, or a file that few readers need. Find in page, a link to one of them, and
 * printing open it.
 */
export function MoreOptions({summary, children}: MoreOptionsProps): ReactNode {
  return (
    <details className="more-options">
      <summary data-search-skip>{summary}</summary>
      {children}
    </details>
  );
}
