/** Takes the pictures of one subject at one width: the same page gives the same pixels each time. */
import type {Browser, Page} from '@playwright/test';

import type {Subject} from './subjects';
import {height, schemes, type Picture, type Width} from './pictures';

/** Around a component, so that what it stands in shows, in CSS pixels. */
const margin = 16;

/** Chromium draws nothing below this. */
const longest = 16_000;

/** A day on which all posts are published. */
const today = new Date('2026-01-15T12:00:00Z');

/** Runs in a page, which then fetches nothing ahead. */
function saveData(): void {
  Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: true}});
}

/** Waits until fonts are there, and whatever changes over time has reached its end. */
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

/** The box around all of them, with a margin, within the page. */
export function frameOf(boxes: readonly Box[], page: {width: number; height: number}): Box {
  const left = Math.max(0, Math.min(...boxes.map(({x}) => x)) - margin);
  const top = Math.max(0, Math.min(...boxes.map(({y}) => y)) - margin);
  const right = Math.max(...boxes.map(({x, width}) => x + width)) + margin;
  const bottom = Math.max(...boxes.map(({y, height}) => y + height)) + margin;
  return {
    x: Math.floor(left),
    y: Math.floor(top),
    width: Math.ceil(Math.min(right, page.width)) - Math.floor(left),
    height: Math.ceil(Math.min(bottom, page.height)) - Math.floor(top),
  };
}

/** @throws Error with the locator when it matches nothing that can be seen */
async function partOf(page: Page, {part}: Subject): Promise<Box | undefined> {
  if (part === undefined || part === 'window') return undefined;
  const found = await part(page).all();
  const boxes = (await Promise.all(found.map((it) => it.boundingBox()))).filter(
    (box): box is Box => box !== null && box.width > 0 && box.height > 0,
  );
  if (boxes.length === 0) {
    throw new Error(`${String(part(page))} shows nothing`);
  }
  const [offset, size] = await page.evaluate(() => [
    {x: window.scrollX, y: window.scrollY},
    {
      width: document.documentElement.clientWidth,
      height: document.documentElement.scrollHeight,
    },
  ]);
  const onPage = boxes.map((box) => ({...box, x: box.x + offset.x, y: box.y + offset.y}));
  return frameOf(onPage, size);
}

async function shoot(page: Page, subject: Subject): Promise<Buffer> {
  const still = {animations: 'disabled', caret: 'hide'} as const;
  if (subject.part === 'window') return page.screenshot(still);
  const clip =
    (await partOf(page, subject)) ??
    (await page.evaluate((bottom) => {
      const {clientWidth, scrollHeight} = document.documentElement;
      return {x: 0, y: 0, width: clientWidth, height: Math.min(scrollHeight, bottom)};
    }, longest));
  return page.screenshot({...still, clip, fullPage: true});
}

/**
 * Opens a subject's page in a window of its own, and takes it in light and in dark.
 *
 * @throws Error with the subject's name when it can't be opened or is not there
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
    await subject.open?.(page);
    const pictures: Picture[] = [];
    for (const scheme of schemes) {
      await page.emulateMedia({colorScheme: scheme});
      await page.locator(`html[data-theme="${scheme}"]`).waitFor();
      await settled(page);
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
