/**
 * Types on hover: watches for a reader who reaches for a code block that has types, and only then
 * loads what shows them. Part of every page, so it does nothing else.
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
    // Offline the block stays a plain one until it is reached again, and so it does in an old tab after
    // a deploy where the page has a field in which something may have been typed.
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

/** Docusaurus calls this on every navigation: what the popup points at is gone. */
export function onRouteUpdate(): void {
  void popup?.then(({close}) => close()).catch(() => undefined);
}
