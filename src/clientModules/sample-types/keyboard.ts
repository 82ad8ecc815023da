import {typedClass} from './annotate';

function nearest(elements: readonly HTMLElement[], from: HTMLElement, direction: 1 | -1) {
  const start = from.getBoundingClientRect();
  const rows = elements
    .map((element) => ({element, box: element.getBoundingClientRect()}))
    .filter(({box}) => (box.top - start.top) * direction > start.height / 2)
    .sort(
      (a, b) =>
        (a.box.top - b.box.top) * direction ||
        Math.abs(a.box.left - start.left) - Math.abs(b.box.left - start.left),
    );
  return rows[0]?.element;
}

/**
 * The identifier that a key moves to: left and right along the code, up and down by line, Home and
 * End to the first and last one of the block. Undefined for any other key, and at either end.
 */
function destination(key: string, from: HTMLElement): HTMLElement | undefined {
  const block = from.closest('pre');
  const elements = [...(block?.querySelectorAll<HTMLElement>(`.${typedClass}`) ?? [])];
  switch (key) {
    case 'ArrowRight':
      return elements[elements.indexOf(from) + 1];
    case 'ArrowLeft':
      return elements[elements.indexOf(from) - 1];
    case 'ArrowDown':
      return nearest(elements, from, 1);
    case 'ArrowUp':
      return nearest(elements, from, -1);
    case 'Home':
      return elements[0];
    case 'End':
      return elements.at(-1);
    default:
      return undefined;
  }
}

/**
 * Moves the focus between the identifiers of a block, only one of which is a tab stop at a time.
 *
 * @returns whether the key was handled
 */
export function moveFocus(key: string, from: HTMLElement): boolean {
  const to = destination(key, from);
  if (!to) return false;
  from.tabIndex = -1;
  to.tabIndex = 0;
  to.focus();
  return true;
}
