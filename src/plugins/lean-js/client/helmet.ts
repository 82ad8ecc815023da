/**
 * In place of the package `react-helmet-async`, a half of which is for server rendering, which uses
 * the package itself. It makes the whole head anew whenever a component of it comes or goes, which
 * are ten on the way to another page; this makes it once, and then as the package does: right before
 * the next frame.
 */
import {useLayoutEffect, useState, type ReactNode} from 'react';

import {headOf, type Tag} from './head';

interface Props {
  children?: ReactNode;
}

/** By which the server's tags and ours are told from others. */
const OURS = 'data-rh';

/** What the components have in them, by the order in which they were rendered first. */
const heads = new Map<number, ReactNode>();
let rendered = 0;
let isAsked = false;

/** Keeps attributes that are not ours, as the color mode of `<html>`. */
function writeAttributes({name, attributes}: Tag): void {
  const [element] = document.getElementsByTagName(name);
  if (!element) return;
  const names = Object.keys(attributes);
  for (const old of element.getAttribute(OURS)?.split(',') ?? []) {
    if (!names.includes(old)) element.removeAttribute(old);
  }
  for (const [attribute, value] of Object.entries(attributes)) {
    if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value);
  }
  if (names.length > 0) element.setAttribute(OURS, names.join(','));
  else element.removeAttribute(OURS);
}

function elementOf({name, attributes, text}: Tag): HTMLElement {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) {
    element.setAttribute(attribute, value);
  }
  element.setAttribute(OURS, 'true');
  element.textContent = text;
  return element;
}

function write(): void {
  isAsked = false;
  const inOrder = [...heads].sort(([a], [b]) => a - b).map(([, children]) => children);
  const {html, body, title, tags} = headOf(inOrder);
  for (const tag of [html, body, title]) writeAttributes(tag);
  if (title.text && document.title !== title.text) document.title = title.text;

  const old = new Set(document.head.querySelectorAll(`[${OURS}]:not(title)`));
  const added = tags.map(elementOf).filter((element) => {
    const same = [...old].find((before) => before.isEqualNode(element));
    return !same || !old.delete(same);
  });
  for (const element of old) element.remove();
  document.head.append(...added);
}

function ask(): void {
  if (isAsked) return;
  isAsked = true;
  requestAnimationFrame(write);
}

export function Helmet({children}: Props): null {
  // Effects of inner components come before those of outer ones.
  const [order] = useState(() => rendered++);
  useLayoutEffect(() => {
    heads.set(order, children);
    ask();
  }, [order, children]);
  useLayoutEffect(
    () => () => {
      heads.delete(order);
      ask();
    },
    [order],
  );
  return null;
}

export function HelmetProvider({children}: Props): ReactNode {
  return children;
}
