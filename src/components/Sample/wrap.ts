/**
 * Whether long lines are wrapped: one setting for all blocks, pages and visits. The styles read it
 * from an attribute of `<html>`, which `wrapScript` sets before the first paint. If storage is
 * blocked or full, the setting lasts until the page reloads.
 */
import {useSyncExternalStore} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';

import {wrapAttribute, wrapKey} from './wrapKey';

/** @returns false during the build */
export const isWrapped = (): boolean => document.documentElement.hasAttribute(wrapAttribute);

function show(wrapped: boolean): void {
  document.documentElement.toggleAttribute(wrapAttribute, wrapped);
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, {attributeFilter: [wrapAttribute]});
  // Changes in another tab apply here, too.
  const stop = createStorageSlot(wrapKey).listen(({newValue}) => show(newValue === 'true'));
  return () => {
    observer.disconnect();
    stop();
  };
}

export function useWrapped(): boolean {
  return useSyncExternalStore(subscribe, isWrapped, () => false);
}

/** @param button - the pressed button; it keeps its position while blocks above it change height */
export function toggleWrapped(button: Element): void {
  const {top} = button.getBoundingClientRect();
  const wrapped = !isWrapped();
  show(wrapped);
  createStorageSlot(wrapKey).set(String(wrapped));
  window.scrollBy(0, button.getBoundingClientRect().top - top);
}
