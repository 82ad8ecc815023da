import {useEffect, useState, type RefObject} from 'react';

import {isWrapped} from './wrap';

/**
 * A shared observer, so that a change of the page's width triggers one round of layout for all
 * blocks.
 */
let observer: ResizeObserver | undefined;

const blocks = new WeakMap<Element, (tooWide: boolean) => void>();

/** Toggles wrapping in a block while its height, and with it the page's, stays the same. */
function unwrap({target, borderBoxSize: [size]}: ResizeObserverEntry, unwrapped: boolean): void {
  if (!(target instanceof HTMLElement && target.firstElementChild instanceof HTMLElement)) return;
  target.style.height = unwrapped && size ? `${size.blockSize}px` : '';
  target.firstElementChild.style.width = unwrapped ? 'max-content' : '';
}

function measure(entries: ResizeObserverEntry[]): void {
  const wrapped = isWrapped();
  if (wrapped) entries.forEach((entry) => unwrap(entry, true));
  const tooWide = entries.map(({target}) => target.scrollWidth > target.clientWidth);
  if (wrapped) entries.forEach((entry) => unwrap(entry, false));
  entries.forEach(({target}, index) => blocks.get(target)?.(tooWide[index] ?? false));
}

/** True while a line of a block is wider than the block, or would be if it weren't wrapped. */
export function useTooWide(block: RefObject<Element>): boolean {
  const [tooWide, setTooWide] = useState(false);
  useEffect(() => {
    const element = block.current;
    if (!element) return undefined;
    blocks.set(element, setTooWide);
    observer ??= new ResizeObserver(measure);
    observer.observe(element);
    return () => observer?.unobserve(element);
  }, [block]);
  return tooWide;
}
