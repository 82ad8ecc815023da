import type {BlockTypes} from '../../plugins/samples/render';

/** The class of identifiers that have a type. */
export const typedClass = 'typed';

interface Place {
  node: Text;
  line: number;
  column: number;
}

/** The block's text nodes with their offsets in the code, skipping notes, which are not code. */
function textNodes(code: HTMLElement): Place[] {
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_ALL, (node) =>
    node instanceof Element && node.classList.contains('note')
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  );
  const places: Place[] = [];
  let line = 0;
  let column = 0;
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (!(node instanceof Text)) continue;
    places.push({node, line, column});
    const lines = node.data.split('\n');
    line += lines.length - 1;
    column = (lines.length > 1 ? 0 : column) + (lines.at(-1)?.length ?? 0);
  }
  return places;
}

/** The text node and offset of a line and column; undefined if they are out of range. */
function offsetIn(place: Place, line: number, column: number): number | undefined {
  let start = -place.column;
  for (let at = place.line; at < line; at += 1) {
    const end = place.node.data.indexOf('\n', Math.max(start, 0));
    if (end < 0) return undefined;
    start = end + 1;
  }
  const end = place.node.data.indexOf('\n', Math.max(start, 0));
  const offset = start + column;
  return offset >= 0 && offset < (end < 0 ? place.node.length : end) ? offset : undefined;
}

/**
 * Wraps the identifiers of a block in elements, in place; text, colors and layout stay the same.
 *
 * @returns the elements in order, each with its index into the page's texts
 */
export function annotate(code: HTMLElement, {spans}: BlockTypes): [HTMLElement, number][] {
  const places = textNodes(code);
  const elements: [HTMLElement, number][] = [];
  // Works backwards, so that splitting a node does not move the positions before it.
  for (const [line, column, length, text] of [...spans].sort(
    (a, b) => b[0] - a[0] || b[1] - a[1],
  )) {
    for (const place of places) {
      if (line < place.line || (line === place.line && column < place.column)) break;
      const offset = offsetIn(place, line, column);
      if (offset === undefined) continue;
      const identifier = place.node.splitText(offset);
      if (length < identifier.length) identifier.splitText(length);
      const element = document.createElement('span');
      element.className = typedClass;
      element.tabIndex = -1;
      identifier.replaceWith(element);
      element.append(identifier);
      elements.unshift([element, text]);
      break;
    }
  }
  const [first] = elements;
  if (first) first[0].tabIndex = 0;
  return elements;
}
