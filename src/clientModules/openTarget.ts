/**
 * Opens the folded part of a page that a link leads into. Browsers do so when they load a page, but
 * not when the router moves within the site, and then the target has no place to scroll to.
 */
import type {ClientModule} from '@docusaurus/types';

/** The element that a hash names; nothing for a hash that is no valid encoding. */
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
  // What is below the first screen renders its target only once this event is over (`src/client/navigation`).
  queueMicrotask(() => {
    const target = targetOf(hash);
    if (target) openAround(target);
  });
};
