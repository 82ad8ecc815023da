/**
 * `npm run shots`: takes pictures of each kind of page, of each component and of what opens, in both
 * color modes, on a phone and on a desktop, and compares them with those in `shots/`. With
 * `--update-snapshots` they become what the next run is compared with.
 */
import type {Page} from '@playwright/test';

import {testBrowser} from '../../support/browser';
import {expect, test, visit} from '../../support/test';
import {settled, show, ways} from '../a11y/ways';

import {subjects} from './subjects';

test.use({
  launchOptions: {
    ...testBrowser,
    // Makes letters and colors independent of the machine's screen, and antialiasing of corners
    // independent of which part of the page was repainted.
    args: ['--font-render-hinting=none', '--force-color-profile=srgb', '--disable-partial-raster'],
  },
  locale: 'en-US',
  timezoneId: 'UTC',
});

/** A day on which all posts are published. */
const today = new Date('2026-01-15T12:00:00Z');

/** The largest picture that Chromium takes, in CSS pixels. */
const longest = 16_000;

/**
 * Makes the window as high as the page: in a picture beyond the window, sticky parts such as the
 * sidebar may be cut off.
 */
async function growToPage(page: Page, width: number): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({width, height: Math.min(height, longest)});
  await settled(page);
}

for (const {name, path, part, open, width: only} of subjects) {
  for (const width of new Set(ways.map((way) => way.width))) {
    if (only !== undefined && only !== width) continue;
    test(`${name}, ${width} px`, async ({page, server, expectComplaint}) => {
      if (name.startsWith('not found')) expectComplaint(/404/);
      await page.clock.setFixedTime(today);
      const mine = ways.filter((way) => way.width === width);
      for (const [index, way] of mine.entries()) {
        if (index === 0) await visit(page, path);
        await show(page, way);
        const grow = async () => part !== 'window' && growToPage(page, width);
        await grow();
        if (index === 0) await open?.({page, server});
        await grow();
        const shown = part === undefined || part === 'window' ? page : part(page);
        await expect(shown).toHaveScreenshot(`${name} ${width} ${way.colorScheme}.png`);
      }
    });
  }
}
