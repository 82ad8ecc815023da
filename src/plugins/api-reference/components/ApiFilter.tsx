import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import React, {type ChangeEvent, type ReactNode, useId, useRef, useState} from 'react';

/** Without what people leave out: `error formatter` is a part of `TRPCErrorFormatter`. */
const letters = (text: string) => text.toLowerCase().replace(/[^\w$]/g, '');

/**
 * Hides the names that contain the text neither themselves nor in their page's address, and the cards
 * as long as there is one; without a script, all are listed. Options have no item; the search knows them.
 */
export default function ApiFilter({children}: {children: ReactNode}): ReactNode {
  const names = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [found, setFound] = useState(0);
  const isReady = useIsBrowser();
  const id = useId();

  function filter({target: {value}}: ChangeEvent<HTMLInputElement>): void {
    const wanted = letters(value);
    let count = 0;
    names.current?.querySelector('.api-cards')?.toggleAttribute('hidden', wanted !== '');
    for (const list of names.current?.querySelectorAll('.api-names') ?? []) {
      const items = [...list.querySelectorAll('li')];
      for (const item of items) {
        const path = item.querySelector('a')?.pathname ?? '';
        item.hidden = !letters(`${item.textContent} ${path}`).includes(wanted);
        if (!item.hidden) count += 1;
      }
      const isEmpty = items.every((item) => item.hidden);
      for (const part of [list, list.previousElementSibling]) {
        part?.toggleAttribute('hidden', isEmpty);
      }
    }
    setQuery(value.trim());
    setFound(count);
  }

  return (
    <>
      <p className="api-filter">
        <label htmlFor={id}>Filter names</label>
        <input id={id} type="search" disabled={!isReady} onChange={filter} />
        <span role="status">{query && `${found || 'No'} ${found === 1 ? 'name' : 'names'}`}</span>
        {query && found === 0 && (
          <Link to={`/search?q=${encodeURIComponent(query)}`}>Search members and guides</Link>
        )}
      </p>
      <div ref={names}>{children}</div>
    </>
  );
}
