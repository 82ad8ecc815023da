/**
 * Gives the focus to the page's content, where what had it is gone: else it falls to the document, and
 * the next Tab begins at the top of the page.
 */
export function focusMain(): void {
  const main =
    document.querySelector<HTMLElement>('main') ??
    document.getElementById('__docusaurus_skipToContent_fallback');
  if (!main) return;
  main.tabIndex = -1;
  main.focus({preventScroll: true});
  // Without the attribute it would lose the focus.
  main.addEventListener('blur', () => main.removeAttribute('tabindex'), {once: true});
}
