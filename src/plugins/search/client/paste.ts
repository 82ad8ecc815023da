import type {ClipboardEvent} from 'react';
import {translate} from '@docusaurus/Translate';

import {shorten} from '../engine/paste';
import {MAX_QUERY_LENGTH} from '../types';

/**
 * Shortens what is pasted into a field below the element to what went wrong, instead of letting the
 * field cut it. The element around the field says so in `data-cut` until the reader goes on.
 */
export function onPaste(event: ClipboardEvent<HTMLElement>): void {
  const {target: field, clipboardData} = event;
  if (!(field instanceof HTMLInputElement)) return;
  const {selectionStart, selectionEnd, value, parentElement} = field;
  const start = selectionStart ?? 0;
  const end = selectionEnd ?? 0;
  const pasted = clipboardData.getData('text').trim();
  const kept = shorten(pasted, MAX_QUERY_LENGTH - value.length + (end - start));
  if (kept === pasted || !parentElement) return;
  event.preventDefault();
  field.setRangeText(kept, start, end, 'end');
  field.dispatchEvent(new Event('input', {bubbles: true}));
  parentElement.dataset.cut = translate({
    id: 'theme.SearchBar.cut',
    message: 'Shortened',
    description: 'Says in the search field that a pasted text was cut',
  });
  field.addEventListener('input', () => delete parentElement.dataset.cut, {once: true});
}
