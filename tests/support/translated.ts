/**
 * Runs in a page and changes it as a browser's translation does, once it's hydrated: each text is
 * replaced by one in two `font` elements, and so is whatever the page shows later.
 */
export function translate(): void {
  const untouched = 'script, style, noscript, svg, textarea, font, [translate="no"], .cm-editor';
  function wrap(text: Node): void {
    const {parentElement, nodeValue} = text;
    if (!nodeValue?.trim() || !parentElement || parentElement.closest(untouched)) return;
    const outer = document.createElement('font');
    outer.append(document.createElement('font'));
    outer.firstElementChild?.append(nodeValue);
    parentElement.replaceChild(outer, text);
  }
  function wrapBelow(node: Node): void {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts: Node[] = node instanceof Text ? [node] : [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    texts.forEach(wrap);
  }
  function start(): void {
    wrapBelow(document.body);
    const observer = new MutationObserver((changes) => {
      for (const {addedNodes, target, type} of changes) {
        if (type === 'characterData') wrap(target);
        else addedNodes.forEach(wrapBelow);
      }
    });
    observer.observe(document.body, {subtree: true, childList: true, characterData: true});
  }
  // A script that runs before the page has no element yet.
  const root = document.documentElement as HTMLElement | null;
  if (root?.dataset.hasHydrated === 'true') return start();
  document.addEventListener('DOMContentLoaded', () => {
    const html = document.documentElement;
    const wait = new MutationObserver(() => {
      if (html.dataset.hasHydrated !== 'true') return;
      wait.disconnect();
      start();
    });
    wait.observe(html, {attributes: true});
  });
}
