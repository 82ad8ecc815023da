/** Runs in a page: whether it is hydrated, all prefetches of its links have completed, and it is idle. */
export function isQuiet(): Promise<boolean> {
  const arrived = new Set(performance.getEntriesByType('resource').map(({name}) => name));
  const asked = [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')];
  const isHydrated = document.documentElement.dataset.hasHydrated === 'true';
  const all = isHydrated && asked.length > 0 && asked.every(({href}) => arrived.has(href));
  return new Promise((resolve) => requestIdleCallback(() => resolve(all)));
}
