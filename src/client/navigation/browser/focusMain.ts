/**
 * Moves the focus to the page's content if the focused element was removed. Otherwise the focus
 * falls back to the document, and the next Tab starts at the top of the page.
 */
export function focusMain(): void {
  const main =
    document.querySelector<HTMLElement>('main') ??
    document.getElementById('__docusaurus_skipToContent_fallback');
  if (!main) return;
  main.tabIndex = -1;
  main.focus({preventScroll: true});
  // Removing the attribute any earlier would blur the element.
  main.addEventListener('blur', () => main.removeAttribute('tabindex'), {once: true});
}
