// Change: the site's cards, which show the full description and have no emoji: the stock ones truncate
// title and text to one line each. Only indexes that Docusaurus generates have such a list.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {findFirstSidebarItemLink, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocCardList';
import Heading from '@theme/Heading';

import Cards from '../../components/Cards';

export default function DocCardList({items = []}: Props): ReactNode {
  const {docs} = useDocsVersion();
  return (
    <Cards>
      <ul>
        {items.map((item) => {
          if (item.type === 'html') throw new Error('A sidebar item of raw HTML has no card.');
          const href = item.type === 'link' ? item.href : findFirstSidebarItemLink(item);
          const about = item.type === 'link' ? item.docId : item.href;
          return (
            <li key={href}>
              <Heading as="h2">
                <Link to={href}>{item.label}</Link>
              </Heading>
              <p>{item.description ?? docs[about ?? '']?.description}</p>
            </li>
          );
        })}
      </ul>
    </Cards>
  );
}
