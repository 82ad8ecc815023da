/**
 * Offline in the middle of reading: Docusaurus answers a click on a page whose code isn't there with
 * a full load, which puts the browser's own error page in place of what was being read. This tries
 * the code first, and where it can't be had says so and leaves the reader where they are.
 *
 * Where the browser takes itself to be online, for example in a network that leads nowhere, all stays
 * as Docusaurus does it.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import preload from '@docusaurus/core/lib/client/preload';

import {showNotice} from './notice';

let notice: HTMLElement | undefined;
/** Whether a click comes from here, its page being there. */
let isLoaded = false;

function removeNotice(): void {
  notice?.remove();
  notice = undefined;
}

/** The link to another page of the site that a click follows in this tab. */
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
      notice = showNotice(
        'warning',
        'You are offline, and that page has not been loaded yet. Follow the link again when you are back.',
      );
    },
  );
}

if (ExecutionEnvironment.canUseDOM) {
  // Before React, whose links would start the navigation.
  document.addEventListener('click', onClick, true);
  window.addEventListener('online', removeNotice);
}

export function onRouteDidUpdate(): void {
  removeNotice();
}
