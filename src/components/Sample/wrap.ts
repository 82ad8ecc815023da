/**
 * Whether long lines are wrapped: one choice for all blocks, pages and visits. An attribute of
 * `<html>` says so to the styles, and `wrapScript` sets it before the page is painted. Where the
 * storage is blocked or full, the choice holds until the page reloads.
 */
import {useSyncExternalStore} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';

import {wrapAttribute, wrapKey} from './wrapKey';

/** @returns false while the site is built */
export const isWrapped = (): boolean => document.documentElement.hasAttribute(wrapAttribute);

function show(wrapped: boolean): void {
  document.documentElement.toggleAttribute(wrapAttribute, wrapped);
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, {attributeFilter: [wrapAttribute]});
  // What another tab stores holds here, too.
  const stop = createStorageSlot(wrapKey).listen(({newValue}) => show(newValue === 'true'));
  return () => {
    observer.disconnect();
    stop();
  };
}

export function useWrapped(): boolean {
  return useSyncExternalStore(subscribe, isWrapped, () => false);
}

/** @param button - what the reader pressed; it stays where it is while blocks above it change height */
export function toggleWrapped(button: Element): void {
  const {top} = button.getBoundingClientRect();
  const wrapped = !isWrapped();
  show(wrapped);
  createStorageSlot(wrapKey).set(String(wrapped));
  window.scrollBy(0, button.getBoundingClientRect().top - top);
}
