/**
 * When a reader who went offline clicks a link to a page whose code isn't loaded, Docusaurus does a
 * full page load, which replaces what they were reading with the browser's error page. This tries
 * to load the code first, and if that fails, shows a notice and leaves the reader where they are.
 *
 * If the browser believes that it is online, for example on a network without internet access,
 * Docusaurus' behavior is unchanged.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import preload from '@docusaurus/core/lib/client/preload';

import {showNotice} from './notice';

let notice: HTMLElement | undefined;
/**
 * Whether the click is one that this module has dispatched again because the page is now loaded.
 */
let isLoaded = false;

function removeNotice(): void {
  notice?.remove();
  notice = undefined;
}

/** The link to another page of the site that a click opens in this tab. */
function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const {target, button, ctrlKey, metaKey, shiftKey, altKey} = event;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  const isPlain = button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);
  const isOtherPage =
    link?.origin === window.location.origin && link.pathname !== window.location.pathname;
  return link && isPlain && isOtherPage && !link.target ? link : undefined;
}

function onClick(event: MouseEvent): void {
  const link = navigator.onLine || isLoaded ? undefined : followedLink(event);
  if (!link) {
    return;
  }
  event.preventDefault();
  event.stopPropagation();
  preload(link.pathname).then(
    () => {
      isLoaded = true;
      link.click();
      isLoaded = false;
    },
    () => {
      removeNotice();
      notice = showNotice('warning', 'You’re offline. Follow the link again when you’re back.');
    },
  );
}

if (ExecutionEnvironment.canUseDOM) {
  // In the capture phase, before React, whose links would start the navigation.
  document.addEventListener('click', onClick, true);
  window.addEventListener('online', removeNotice);
}

export function onRouteDidUpdate(): void {
  removeNotice();
}
