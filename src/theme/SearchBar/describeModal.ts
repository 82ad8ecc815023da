/**
 * DocSearch tells assistive technology things of its modal that aren't so: that
 * all of it is one button, and that results are options of a list box, whose
 * content (links, buttons) can't be reached. This says what they are.
 */

/** Selector to the attributes that are right; null takes one away. */
type Corrections = Record<string, Record<string, string | null>>;

function corrections(label: string): Corrections {
  return {
    '.DocSearch-Container': {
      role: 'dialog',
      'aria-modal': 'true',
      'aria-label': label,
      tabindex: '-1',
      // Those of a combobox belong to the input, which has them too.
      'aria-expanded': null,
      'aria-haspopup': null,
      'aria-owns': null,
      'aria-labelledby': null,
      'aria-controls': null,
    },
    // Names the input and, through `aria-labelledby`, the results.
    '.DocSearch-MagnifierLabel': {'aria-label': label},
    // Parts of a dialog are no landmarks of the page.
    '.DocSearch-SearchBar': {role: 'none'},
    '.DocSearch-Footer': {role: 'none'},
    // Items of a tree may contain links and buttons, and hits of one page hang together.
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
 * @param label - name of the dialog
 * @returns a function that stops watching
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
