/**
 * What a page loads after it has started, code or data, may be gone: the site that stands there now is
 * a newer one. Whoever loads something late asks `late` for it. The page is then loaded again, once,
 * unless the reader has typed something; that reader is told, and chooses when. Not in the main script:
 * what loads something late has come late itself, and brings this along.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

import {addButton, showNotice} from '../../../clientModules/notice';

import {renewed} from './renew';

/** Where typed text outlives the page, below the name in `data-kept` of its field. */
export const keptKey = (name: string): string => `kept-${name}`;

const touched = new Set<HTMLInputElement>();
let isMet = false;
/** Where what the reader has typed is answered as well. */
let elsewhere: (() => string | undefined) | undefined;

/** Fields in which the reader has typed something that stands there. */
const typed = (): HTMLInputElement[] => [...touched].filter((it) => it.isConnected && it.value);

function leave(): void {
  const address = elsewhere?.();
  if (address) return window.location.assign(address);
  try {
    for (const {dataset, value} of typed()) {
      if (dataset.kept) sessionStorage.setItem(keptKey(dataset.kept), value);
    }
  } catch {
    // No storage; the reader has chosen to load the page all the same.
  }
  window.location.reload();
}

async function meet(): Promise<void> {
  // Offline, there is nothing to be said of the site.
  if (isMet || !(await window.siteRelease?.isNewer().catch(() => false)) || isMet) return;
  isMet = true;
  if (typed().length === 0 && (await renewed())) return;
  const box = showNotice('warning', 'This site was updated while you had it open.');
  addButton(box, 'Load the new version', leave);
}

/**
 * @param address - of a page that keeps what the reader has typed, if there is one by then
 * @returns what `load` comes to; where it fails, it fails, and the page looks for a newer release
 */
export async function late<T>(load: () => Promise<T>, address?: typeof elsewhere): Promise<T> {
  try {
    return await load();
  } catch (error) {
    elsewhere = address ?? elsewhere;
    void meet();
    throw error;
  }
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('input', ({target}) => {
    if (target instanceof HTMLInputElement) touched.add(target);
  });
}
