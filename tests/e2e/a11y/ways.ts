/** The ways in which a page is shown to axe: both color modes, on a phone and on a desktop. */
import type {Page} from '@playwright/test';

import {expect} from '../../support/test';

export interface Way {
  colorScheme: 'light' | 'dark';
  /** Of the window, in CSS pixels. */
  width: number;
}

export const ways: readonly Way[] = [
  {colorScheme: 'light', width: 1440},
  {colorScheme: 'dark', width: 1440},
  {colorScheme: 'dark', width: 360},
  {colorScheme: 'light', width: 360},
];

/** The narrowest window that has to work without sideways scrolling: WCAG 2.2, 1.4.10 Reflow. */
export const reflowWidth = 320;

/** Of the window, in CSS pixels. */
const height = 900;

/** Waits until styles that change over time have reached their end, and React has followed a resize. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await page.waitForFunction(() =>
    document.getAnimations().every(({playState}) => playState !== 'running'),
  );
}

/** Shows the page that is open in another way, without loading it again. */
export async function show(page: Page, {colorScheme, width}: Way): Promise<void> {
  await page.setViewportSize({width, height});
  await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
  // Pages follow each other for minutes, in which a machine may be busy for longer than five seconds.
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme, {timeout: 20_000});
  await settled(page);
}

/**
 * How many pixels wider than a window of `width` pixels the page is.
 *
 * @returns 0 where nothing scrolls sideways but what scrolls on its own, such as code
 */
export async function overflowAt(page: Page, width: number): Promise<number> {
  await page.setViewportSize({width, height});
  await settled(page);
  return page.evaluate(
    () => (document.scrollingElement?.scrollWidth ?? 0) - document.documentElement.clientWidth,
  );
}
