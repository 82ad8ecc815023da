/**
 * Opens the collapsed part of a page that contains a link's target. Browsers do so when they load a
 * page, but not when the router navigates within the site, and then there is no position to scroll
 * to.
 */
import type {ClientModule} from '@docusaurus/types';

/** The element that a hash refers to; nothing if the hash can't be decoded. */
function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

function openAround(target: HTMLElement): void {
  let folded = target.closest<HTMLDetailsElement>('details:not([open])');
  if (!folded) return;
  for (; folded; folded = target.closest<HTMLDetailsElement>('details:not([open])')) {
    folded.open = true;
  }
  target.scrollIntoView();
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location: {hash}}) => {
  if (!hash) return;
  // Content below the first screen renders its target only after this event has been handled
  // (`src/client/navigation`).
  queueMicrotask(() => {
    const target = targetOf(hash);
    if (target) openAround(target);
  });
};
