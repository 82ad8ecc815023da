/**
 * Shows types on hover: watches for a reader who reaches for a code block that has types, and only
 * then loads the code for popups. Every page includes this module, so it does nothing else.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

import {renewed} from '../../client/release/browser/renew';

let popup: Promise<typeof import('./popup')> | undefined;

async function reach(event: Event): Promise<void> {
  const {target} = event;
  const block = target instanceof Element && target.closest<HTMLElement>('[data-types]');
  if (!block) return;
  try {
    popup ??= import('./popup');
    await (await popup).reach(block, event);
  } catch {
    // If loading fails while offline, the block stays plain until the reader reaches for it again.
    // The same goes for an old tab after a deploy, if the page has a field in which something may
    // have been typed.
    popup = undefined;
    if (!document.querySelector('[data-kept]')) void renewed();
  }
}

// Blocks must not change before React has hydrated them.
function watch(event: Event): void {
  if (document.documentElement.dataset.hasHydrated === 'true') void reach(event);
}

if (ExecutionEnvironment.canUseDOM && 'popover' in HTMLElement.prototype) {
  for (const type of ['pointerover', 'focusin', 'click']) document.addEventListener(type, watch);
}

/** Docusaurus calls this on every navigation, after which the popup's target is gone. */
export function onRouteUpdate(): void {
  void popup?.then(({close}) => close()).catch(() => undefined);
}
