/**
 * The popup with an identifier's type and documentation. The page has a single element for it,
 * which is a tooltip while the pointer or the focus is on the identifier, and a dialog once the
 * reader has pinned it.
 */
import type {PageTypes} from '../../plugins/samples/render';

import {annotate, typedClass} from './annotate';
import {pageTypes} from './data';
import {moveFocus} from './keyboard';
import {place} from './place';
import './popup.css';

type Entry = PageTypes['texts'][number];

/** Long enough to move the pointer across code without popups, short enough to feel instant. */
const showDelay = 120;
/** Long enough to move the pointer from the identifier into the popup. */
const hideDelay = 200;

const entries = new WeakMap<Element, Entry>();
const popup = createPopup();
let anchor: HTMLElement | undefined;
let pinned = false;
let timer = 0;

function createPopup(): HTMLElement {
  const element = document.createElement('div');
  element.id = 'sample-type';
  element.className = 'sample-type';
  element.popover = 'manual';
  return element;
}

function div(className: string, html: string): HTMLElement {
  const element = document.createElement('div');
  element.className = className;
  element.innerHTML = html;
  return element;
}

function closeButton(): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'sample-type-close';
  button.ariaLabel = 'Close';
  button.textContent = '×';
  button.addEventListener('click', dismiss);
  return button;
}

function typedOf(target: EventTarget | null): HTMLElement | undefined {
  const typed = target instanceof Element ? target.closest<HTMLElement>(`.${typedClass}`) : null;
  return typed ?? undefined;
}

function fill({type, docs}: Entry): void {
  const body = div('sample-type-body', '');
  body.tabIndex = 0;
  body.append(div('code', type));
  if (docs) body.append(div('sample-type-docs', docs));
  popup.replaceChildren(body);
}

/** Closes the popup if its target has been removed from the page or scrolled out of sight. */
function follow(): void {
  if (!anchor) return;
  const box = anchor.getBoundingClientRect();
  const block = anchor.closest('pre')?.getBoundingClientRect();
  const visible =
    block &&
    box.bottom > 0 &&
    box.top < innerHeight &&
    box.right > block.left &&
    box.left < block.right;
  if (!visible) {
    close();
    return;
  }
  popup.style.removeProperty('--sample-type-room');
  const size = {width: popup.offsetWidth, height: popup.offsetHeight};
  const viewport = {width: document.documentElement.clientWidth, height: innerHeight};
  const {left, top, bottom, maxHeight} = place(box, size, viewport);
  popup.style.left = `${left}px`;
  popup.style.top = top === undefined ? 'auto' : `${top}px`;
  popup.style.bottom = bottom === undefined ? 'auto' : `${bottom}px`;
  popup.style.setProperty('--sample-type-room', `${maxHeight}px`);
}

function show(target: HTMLElement): void {
  clearTimeout(timer);
  const entry = entries.get(target);
  if (!entry || target === anchor) return;
  close();
  anchor = target;
  fill(entry);
  popup.role = 'tooltip';
  popup.removeAttribute('aria-label');
  // Inside a landmark, so that assistive technology finds it.
  const parent = target.closest('main') ?? document.body;
  if (popup.parentElement !== parent) parent.append(popup);
  target.setAttribute('aria-describedby', popup.id);
  popup.showPopover();
  follow();
}

function pin(target: HTMLElement): void {
  show(target);
  if (pinned || anchor !== target) return;
  pinned = true;
  popup.role = 'dialog';
  popup.ariaLabel = `Type of ${target.textContent}`;
  popup.append(closeButton());
  follow();
}

/**
 * Closes the popup.
 *
 * @public reached through a dynamic import, which knip can't follow
 */
export function close(): void {
  clearTimeout(timer);
  anchor?.removeAttribute('aria-describedby');
  anchor = undefined;
  pinned = false;
  if (popup.matches(':popover-open')) popup.hidePopover();
}

/** Closes the popup, and restores the focus if it was inside. */
function dismiss(): void {
  const origin = popup.contains(document.activeElement) ? anchor : undefined;
  close();
  origin?.focus();
  // Focusing the identifier would show the popup again.
  close();
}

function later(action: () => void, delay: number): void {
  clearTimeout(timer);
  timer = window.setTimeout(action, delay);
}

function hover(target: HTMLElement): void {
  if (!pinned) later(() => show(target), anchor === target ? 0 : showDelay);
}

document.addEventListener('pointerover', (event) => {
  if (event.pointerType === 'touch' || pinned) return;
  const typed = typedOf(event.target);
  if (typed) hover(typed);
  else if (event.target instanceof Node && popup.contains(event.target)) clearTimeout(timer);
  // The popup of the identifier that has keyboard focus stays open.
  else if (anchor?.matches(':focus-visible')) clearTimeout(timer);
  else later(close, hideDelay);
});

document.addEventListener('click', (event) => {
  const typed = typedOf(event.target);
  if (typed) {
    // The end of a text selection is not a click on an identifier.
    if (!getSelection()?.isCollapsed) return;
    if (pinned && typed === anchor) close();
    else pin(typed);
  } else if (!(event.target instanceof Node && popup.contains(event.target))) {
    close();
  }
});

document.addEventListener('focusin', (event) => {
  const typed = typedOf(event.target);
  if (typed?.matches(':focus-visible')) show(typed);
  else if (!typed && !(event.target instanceof Node && popup.contains(event.target))) close();
});

document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && anchor) {
    dismiss();
    event.preventDefault();
    return;
  }
  const typed = typedOf(event.target);
  if (!typed || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (event.key === 'Enter' || event.key === ' ') {
    pin(typed);
    popup.querySelector<HTMLElement>('.sample-type-body')?.focus();
    event.preventDefault();
  } else if (moveFocus(event.key, typed)) {
    event.preventDefault();
  }
});

let frame = 0;
function followSoon(): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(follow);
}
document.addEventListener('scroll', followSoon, {capture: true, passive: true});
window.addEventListener('resize', followSoon);

/**
 * Makes a block's identifiers interactive, and replays the event that reached the block.
 *
 * @public reached through a dynamic import, which knip can't follow
 */
export async function reach(block: HTMLElement, event: Event): Promise<void> {
  const {types: url, block: id} = block.dataset;
  const code = block.querySelector('code');
  const annotated = () => code?.querySelector(`.${typedClass}`) != null;
  if (!url || !id || !code || annotated()) return;
  const page = await pageTypes(url);
  const types = page.blocks[id];
  if (!types) return;
  // A tap fires several events: the first one to have its data annotates the block, and the click
  // still has to pin.
  for (const [element, index] of annotated() ? [] : annotate(code, types)) {
    const entry = page.texts[index];
    if (entry) entries.set(element, entry);
  }
  if (!(event instanceof PointerEvent)) return;
  const typed = typedOf(document.elementFromPoint(event.clientX, event.clientY));
  if (typed && event.type === 'click') pin(typed);
  else if (typed?.matches(':hover') && event.pointerType !== 'touch') hover(typed);
}
