/**
 * DocSearch's modal has the wrong roles: all of it is one button, and the results are options of a
 * list box, whose content (links, buttons) can't be reached. This corrects them.
 */

/** Maps selectors to the correct attributes; null removes one. */
type Corrections = Record<string, Record<string, string | null>>;

function corrections(label: string): Corrections {
  return {
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
  };
}

function apply(root: Element, rules: Corrections): void {
  for (const [selector, attributes] of Object.entries(rules)) {
    for (const element of root.querySelectorAll(selector)) {
      for (const [name, value] of Object.entries(attributes)) {
        if (value === null) element.removeAttribute(name);
        else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
      }
    }
  }
}

/**
 * Corrects the modal inside `root` now and whenever DocSearch renders.
 *
 * @param label - accessible name of the dialog
 * @returns a function that stops observing
 */
export function describeModal(root: Element, label: string): () => void {
  const rules = corrections(label);
  apply(root, rules);
  const observer = new MutationObserver(() => apply(root, rules));
  const names = new Set(Object.values(rules).flatMap((attributes) => Object.keys(attributes)));
  observer.observe(root, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: [...names],
  });
  return () => observer.disconnect();
}
