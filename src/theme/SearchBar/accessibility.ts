/** Corrects what DocSearch's modal gets wrong for keyboards and screen readers. */
import {useEffect, type KeyboardEvent, type RefObject} from 'react';
import {useLocation} from '@docusaurus/router';

/**
 * Maps selectors to the correct attributes; null removes one. DocSearch makes all of the modal one
 * button, and the results options of a list box, whose content (links, buttons) can't be reached.
 */
const corrections = (label: string): Record<string, Record<string, string | null>> => ({
  '.DocSearch-Container': {
    role: 'dialog',
    'aria-modal': 'true',
    'aria-label': label,
    tabindex: '-1',
    // A combobox's attributes belong on the input, which has them too.
    'aria-expanded': null,
    'aria-haspopup': null,
    'aria-owns': null,
    'aria-labelledby': null,
    'aria-controls': null,
  },
  // Names the input and, through `aria-labelledby`, the results.
  '.DocSearch-MagnifierLabel': {'aria-label': label},
  // Parts of a dialog are not landmarks of the page.
  '.DocSearch-SearchBar': {role: 'none'},
  '.DocSearch-Footer': {role: 'none'},
  // Items of a tree may contain links and buttons, and hits of the same page are grouped.
  '.DocSearch-Hits [role=listbox]': {role: 'tree'},
  '.DocSearch-Hits [role=option]': {role: 'treeitem'},
});

/** Corrects the modal inside `root` now and whenever DocSearch renders. */
function correctRoles(root: Element, label: string): () => void {
  const rules = Object.entries(corrections(label));
  const correct = () => {
    for (const [selector, attributes] of rules) {
      for (const element of root.querySelectorAll(selector)) {
        for (const [name, value] of Object.entries(attributes)) {
          if (value === null) element.removeAttribute(name);
          else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
        }
      }
    }
  };
  correct();
  const observer = new MutationObserver(correct);
  const attributeFilter = rules.flatMap(([, attributes]) => Object.keys(attributes));
  observer.observe(root, {subtree: true, childList: true, attributes: true, attributeFilter});
  return () => observer.disconnect();
}

/**
 * DocSearch stores a favorite or a removal when the row's animation ends, which never happens without
 * one: readers who click and close the modal would lose it. So this ends the animation immediately.
 */
function storeAtOnce({target}: MouseEvent): void {
  if (!(target instanceof Element) || !target.closest('.DocSearch-Hit-action-button')) return;
  target.closest('.DocSearch-Hit')?.dispatchEvent(new Event('transitionend', {bubbles: true}));
}

/**
 * @param root - the element around the modal
 * @param label - accessible name of the dialog
 */
export function useCorrections(root: RefObject<HTMLElement>, label: string): void {
  useEffect(() => (root.current ? correctRoles(root.current, label) : undefined), [root, label]);

  // On the element where React listens as well, because DocSearch stops the click from propagating
  // further.
  useEffect(() => {
    document.body.addEventListener('click', storeAtOnce);
    return () => document.body.removeEventListener('click', storeAtOnce);
  }, []);

  // A page that arrives while the modal is open moves the focus to its own start.
  const {pathname} = useLocation();
  useEffect(() => root.current?.querySelector('input')?.focus(), [root, pathname]);
}

/**
 * DocSearch traps the focus between the first and last elements at the time it opened, but hits come
 * later.
 */
export function holdFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button, input')];
  const visible = stops.filter((stop) => stop.checkVisibility());
  const [from, to] = event.shiftKey ? [visible[0], visible.at(-1)] : [visible.at(-1), visible[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
