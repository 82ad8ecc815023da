import useIsBrowser from '@docusaurus/useIsBrowser';
import React, {type ChangeEvent, type ReactNode, useId, useRef, useState} from 'react';

/**
 * Hides the names that do not contain the text, and the cards as long as there is one; without a
 * script, all are listed.
 */
export default function ApiFilter({children}: {children: ReactNode}): ReactNode {
  const names = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState<number>();
  const isReady = useIsBrowser();
  const id = useId();

  function filter({target: {value}}: ChangeEvent<HTMLInputElement>): void {
    const wanted = value.trim().toLowerCase();
    let count = 0;
    names.current?.querySelector('.api-cards')?.toggleAttribute('hidden', wanted !== '');
    for (const list of names.current?.querySelectorAll('.api-names') ?? []) {
      const items = [...list.querySelectorAll('li')];
      for (const item of items) {
        item.hidden = !item.textContent?.toLowerCase().includes(wanted);
        if (!item.hidden) count += 1;
      }
      const isEmpty = items.every((item) => item.hidden);
      for (const part of [list, list.previousElementSibling]) {
        part?.toggleAttribute('hidden', isEmpty);
      }
    }
    setFound(wanted === '' ? undefined : count);
  }

  return (
    <>
      <p className="api-filter">
        <label htmlFor={id}>Filter names</label>
        <input id={id} type="search" disabled={!isReady} onChange={filter} />
        <span role="status">
          {found !== undefined && `${found || 'No'} ${found === 1 ? 'name' : 'names'}`}
        </span>
      </p>
      <div ref={names}>{children}</div>
    </>
  );
}
