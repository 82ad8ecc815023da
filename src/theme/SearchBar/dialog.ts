/**
 * DocSearch marks the modal's outermost element as a button that contains the
 * input and the results, which no screen reader can make sense of. This says
 * what it is: a modal dialog.
 *
 * @returns a function that stops watching
 */
export function describeAsDialog(container: Element, label: string): () => void {
  const attributes = {role: 'dialog', 'aria-modal': 'true', 'aria-label': label, tabindex: '-1'};
  // Those of a combobox belong to the input, which has them too.
  const unwanted = ['aria-expanded', 'aria-haspopup', 'aria-owns', 'aria-labelledby', 'aria-controls'];
  const describe = () => {
    for (const [name, value] of Object.entries(attributes)) {
      if (container.getAttribute(name) !== value) container.setAttribute(name, value);
    }
    for (const name of unwanted) container.removeAttribute(name);
  };
  describe();
  // DocSearch writes some of them again when results come.
  const observer = new MutationObserver(describe);
  observer.observe(container, {attributes: true, attributeFilter: [...Object.keys(attributes), ...unwanted]});
  return () => observer.disconnect();
}
