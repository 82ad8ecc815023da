import type {Page} from '@playwright/test';

/** The part of Chromium's `LayoutShift` that is missing from TypeScript's DOM types. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: {node: Node | null; previousRect: DOMRect; currentRect: DOMRect}[];
}

/**
 * Observes the pages that are opened from now on; returns a function that lists the elements that
 * moved there.
 */
export async function watchLayoutShift(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const moves: string[] = [];
    Object.assign(window, {moves});
    new PerformanceObserver((list) => {
      for (const {value, startTime, sources} of list.getEntries() as LayoutShift[]) {
        const moved = sources.map(({node, previousRect, currentRect}) => {
          const element = node instanceof Element ? node : node?.parentElement;
          const text = element?.textContent.slice(0, 40) ?? '';
          const at = (rect: DOMRect) => [rect.x, rect.y, rect.width, rect.height].join(' ');
          return `${element?.tagName} "${text}" (${at(previousRect)}) to (${at(currentRect)})`;
        });
        moves.push(`${value} after ${startTime} ms: ${moved.join(', ')}`);
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
  return () => page.evaluate(() => Reflect.get(window, 'moves') as string[]);
}
