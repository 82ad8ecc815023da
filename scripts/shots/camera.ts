/** Takes the pictures of one subject at one width, deterministically. */
import type {Browser, Locator, Page} from '@playwright/test';

import type {Subject} from './subjects';
import {height, schemes, type Picture, type Width} from './pictures';

/** The margin around a component in CSS pixels, which shows its surroundings. */
const margin = 16;

/** The minimum window height of Chromium. */
const longest = 16_000;

/** A day on which all posts are published. */
const today = new Date('2026-01-15T12:00:00Z');

/** Runs in a page and disables prefetching. */
function saveData(): void {
  Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: true}});
}

/** Waits until fonts are loaded and animations have ended. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) =>
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined))),
    );
  });
  await page.waitForFunction(() =>
    document.getAnimations().every(({playState}) => playState !== 'running'),
  );
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The bounding box of all of them, with a margin, clipped to the window. */
function frameOf(boxes: readonly Box[], window: {width: number; height: number}): Box {
  const left = Math.max(0, Math.min(...boxes.map(({x}) => x)) - margin);
  const top = Math.max(0, Math.min(...boxes.map(({y}) => y)) - margin);
  const right = Math.max(...boxes.map(({x, width}) => x + width)) + margin;
  const bottom = Math.max(...boxes.map(({y, height}) => y + height)) + margin;
  return {
    x: Math.floor(left),
    y: Math.floor(top),
    width: Math.ceil(Math.min(right, window.width)) - Math.floor(left),
    height: Math.ceil(Math.min(bottom, window.height)) - Math.floor(top),
  };
}

/**
 * Makes the window as high as the page. Pictures beyond the window may lack sticky parts, such as the
 * sidebar, and a window of the usual height cuts them off.
 */
async function growToPage(page: Page, width: Width): Promise<void> {
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  const wanted = Math.min(Math.max(whole, height), longest);
  if (page.viewportSize()?.height === wanted) return;
  await page.setViewportSize({width, height: wanted});
  await settled(page);
}

/** @throws Error with the locator if it matches nothing visible */
async function boxOf(page: Page, part: Locator): Promise<Box> {
  const found = await Promise.all((await part.all()).map((it) => it.boundingBox()));
  const boxes = found.filter((box): box is Box => box !== null && box.width * box.height > 0);
  if (boxes.length === 0) throw new Error(`${String(part)} shows nothing`);
  return frameOf(boxes, page.viewportSize() ?? {width: 0, height: 0});
}

async function shoot(page: Page, {part}: Subject): Promise<Buffer> {
  const clip = part && part !== 'window' ? await boxOf(page, part(page)) : undefined;
  return page.screenshot({clip, animations: 'disabled', caret: 'hide'});
}

/**
 * Opens a subject's page in a new window, and takes it in light and dark mode.
 *
 * @throws Error with the subject's name if it can't be opened or is missing
 */
export async function photograph(
  browser: Browser,
  origin: string,
  subject: Subject,
  width: Width,
): Promise<Picture[]> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: {width, height},
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
    serviceWorkers: 'block',
  });
  try {
    await context.addInitScript(saveData);
    await context.clock.setFixedTime(today);
    const page = await context.newPage();
    await page.goto(subject.path);
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    await settled(page);
    const grow = async () => {
      if (subject.part !== 'window') await growToPage(page, width);
    };
    await grow();
    await subject.open?.(page);
    const pictures: Picture[] = [];
    for (const scheme of schemes) {
      await page.emulateMedia({colorScheme: scheme});
      await page.locator(`html[data-theme="${scheme}"]`).waitFor();
      await settled(page);
      await grow();
      pictures.push({subject, width, scheme, png: await shoot(page, subject)});
    }
    return pictures;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`"${subject.name}" (${subject.path}, ${width} px): ${reason}`);
  } finally {
    await context.close();
  }
}
