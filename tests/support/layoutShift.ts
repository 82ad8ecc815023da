import type {Page} from '@playwright/test';

/** Adds up how far things move on the pages that are opened from now on; returns what reads the sum. */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, {shift: 0});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const {value} = entry as PerformanceEntry & {value: number};
        Object.assign(window, {shift: Number(Reflect.get(window, 'shift')) + value});
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'shift')));
}
