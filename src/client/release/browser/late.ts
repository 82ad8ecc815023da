/**
 * Code or data that a page loads after it has started may be gone, because a newer release has been
 * deployed. Anything that loads late goes through `late`, which then reloads the page once, unless
 * the reader has typed something; in that case it shows a notice, and the reader chooses when to
 * reload. This module is not part of the main script: whatever loads late brings it along.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

import {addButton, showNotice} from '../../../clientModules/notice';

import {renewed} from './renew';

/** The storage key under which a field's text survives a reload; `name` is its `data-kept`. */
export const keptKey = (name: string): string => `kept-${name}`;

const touched = new Set<HTMLInputElement>();
let isAnnounced = false;
/** The page that also answers what the reader has typed. */
let elsewhere: (() => string | undefined) | undefined;

/** Fields that contain something the reader has typed. */
const typed = (): HTMLInputElement[] => [...touched].filter((it) => it.isConnected && it.value);

/** Whether a reload would lose something of the reader's; an editor that was used has `data-kept`. */
const isInUse = (): boolean =>
  typed().length > 0 || document.querySelector('[data-kept]:not(input)') !== null;

function leave(): void {
  const address = elsewhere?.();
  if (address) return window.location.assign(address);
  try {
    for (const {dataset, value} of typed()) {
      if (dataset.kept) sessionStorage.setItem(keptKey(dataset.kept), value);
    }
  } catch {
    // Storage is unavailable; the reader has chosen to reload regardless.
  }
  window.location.reload();
}

async function announce(): Promise<void> {
  // While offline, nothing can be said about the release.
  if (isAnnounced || !(await window.siteRelease?.isNewer().catch(() => false)) || isAnnounced)
    return;
  isAnnounced = true;
  if (!isInUse() && (await renewed())) return;
  const box = showNotice('warning', 'This site was updated while you had it open.');
  addButton(box, 'Load the new version', leave);
}

/**
 * @param address - a page that keeps what the reader has typed, if such a page exists by then
 * @returns what `load` resolves to; if it rejects, so does this, and the page checks for a newer
 * release
 */
export async function late<T>(load: () => Promise<T>, address?: typeof elsewhere): Promise<T> {
  try {
    return await load();
  } catch (error) {
    elsewhere = address ?? elsewhere;
    void announce();
    throw error;
  }
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('input', ({target}) => {
    // A field keeps everything around it, even after it has left the page.
    for (const it of touched) if (!it.isConnected) touched.delete(it);
    if (target instanceof HTMLInputElement) touched.add(target);
  });
}
