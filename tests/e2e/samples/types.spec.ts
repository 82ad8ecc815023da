import type {Page} from '@playwright/test';

import {expect, requestsFrom, test, visit} from '../../support/test';
import {block, identifier, one, popup, reach, two} from './fixture';

test.use({site: 'fixture', sharesPage: true});
test.describe.configure({mode: 'default'});

async function insideScreen(page: Page): Promise<void> {
  const box = await popup(page).boundingBox();
  const {width, height} = page.viewportSize() ?? {width: 0, height: 0};
  expect(box).not.toBeNull();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
}

test('loads nothing until a block is reached', async ({page}) => {
  const data = requestsFrom(page, (request) => request.url().includes('/assets/types/'));
  await visit(page, one);
  await page.getByRole('heading', {level: 1}).hover();
  expect(data).toEqual([]);
  await reach(block(page, 'server.ts'));
  await reach(block(page, 'client.ts'));
  expect(data).toHaveLength(1);
});

test('walks through the identifiers of a block by keyboard', async ({page}) => {
  await visit(page, one);
  const code = block(page, 'server.ts');
  await code.focus();
  await expect(code.locator('.typed').first()).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(identifier(code, 'initTRPC')).toBeFocused();
  await expect(popup(page)).toContainText('const initTRPC');

  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(identifier(code, 'create')).toBeFocused();
  await expect(popup(page)).toContainText('(method) create()');
  await page.keyboard.press('ArrowDown');
  await expect(identifier(code, 'posts')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Home');
  await expect(identifier(code, 'initTRPC')).toBeFocused();
  await page.keyboard.press('End');
  await expect(code.locator('.typed').last()).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(popup(page)).toBeHidden();
  await expect(code.locator('.typed').last()).toBeFocused();

  // One stop a block: the next one leaves it.
  await page.keyboard.press('Tab');
  await expect(code.locator('.typed:focus')).toHaveCount(0);
});

test('pins with Enter, scrolls a long type by keyboard, and gives the focus back', async ({
  page,
}) => {
  await visit(page, one);
  const code = block(page, 'server.ts');
  await reach(code);
  await code.focus();
  await page.keyboard.press('Tab');
  while (!(await identifier(code, 'appRouter').evaluate((it) => it === document.activeElement))) {
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', {name: 'Type of appRouter'});
  await expect(dialog).toBeVisible();
  const body = dialog.locator('.sample-type-body');
  await expect(body).toBeFocused();
  await page.keyboard.press('End');
  await expect.poll(() => body.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(popup(page)).toBeHidden();
  await expect(identifier(code, 'appRouter')).toBeFocused();
});

test('follows its identifier while the page scrolls, and goes when that is out of sight', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 500});
  await visit(page, one);
  const code = block(page, 'server.ts');
  await reach(code);
  const target = identifier(code, 'create');
  await target.click();
  const distance = async () =>
    ((await target.boundingBox())?.y ?? 0) - ((await popup(page).boundingBox())?.y ?? 0);
  const before = await distance();
  await page.evaluate(() => window.scrollBy({top: 60, behavior: 'instant'}));
  await expect.poll(distance).toBeCloseTo(before, 0);
  await page.evaluate(() => window.scrollBy({top: 700, behavior: 'instant'}));
  await expect(popup(page)).toBeHidden();
});

test('works after a client-side navigation, which closes the popup', async ({page}) => {
  await visit(page, one);
  await reach(block(page, 'server.ts'));
  await identifier(block(page, 'server.ts'), 'create').click();
  await expect(popup(page)).toBeVisible();
  await page.getByRole('link', {name: 'Two'}).press('Enter');
  await expect(page).toHaveURL(two);
  await expect(popup(page)).toBeHidden();
  const code = block(page, 'TypeScript code').first();
  await reach(code);
  await identifier(code, 'query').hover();
  await expect(popup(page)).toContainText('Runs the query.');
});

test('moves without animation under reduced motion', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await visit(page, one);
  const code = block(page, 'server.ts');
  await reach(code);
  await identifier(code, 'create').hover();
  await expect(popup(page)).toHaveCSS('animation-name', 'none');
});

test.describe('on a page of its own', () => {
  test.use({sharesPage: false});

  test('shows type and documentation on hover, and lets the pointer travel in', async ({page}) => {
    await page.clock.install();
    await visit(page, one);
    const code = block(page, 'server.ts');
    await reach(code);
    const target = identifier(code, 'initTRPC');
    await target.hover();
    await expect(popup(page)).toContainText('const initTRPC: TRPCBuilder<object, object>');
    await expect(popup(page).getByRole('link', {name: 'the quickstart'})).toBeVisible();
    await expect(popup(page)).toHaveRole('tooltip');
    await expect(target).toHaveAttribute('aria-describedby', 'sample-type');

    const box = await popup(page).boundingBox();
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20, {steps: 8});
    // Longer than the popup takes to close when the pointer is elsewhere.
    await page.clock.runFor(400);
    await expect(popup(page)).toBeVisible();

    await page.mouse.move(2, 2);
    await expect(popup(page)).toBeHidden();
    await expect(target).not.toHaveAttribute('aria-describedby');
  });

  test('answers again after a failed load', async ({page, server, expectComplaint}) => {
    expectComplaint(/503/);
    await visit(page, one);
    server.fail(/assets\/types/);
    const answered = page.waitForResponse(/assets\/types/);
    const code = block(page, 'server.ts');
    await code.hover();
    await answered;
    await expect(code.locator('.typed')).toHaveCount(0);
    server.reset();
    await page.getByRole('heading', {level: 1}).hover();
    await reach(code);
    await identifier(code, 'create').hover();
    await expect(popup(page)).toBeVisible();
  });
});

test.describe('by touch, at 360 px', () => {
  test.use({
    viewport: {width: 360, height: 640},
    hasTouch: true,
    isMobile: true,
    sharesPage: false,
  });

  test('the first tap already pins, a second one and a tap outside close', async ({page}) => {
    await visit(page, one);
    const code = block(page, 'server.ts');
    // Onto the first identifier of the first line, before there are any types.
    await code.locator('code').tap({position: {x: 90, y: 10}});
    const dialog = page.getByRole('dialog', {name: 'Type of initTRPC'});
    await expect(dialog).toBeVisible();
    await insideScreen(page);
    await identifier(code, 'initTRPC').tap();
    await expect(popup(page)).toBeHidden();
    await identifier(code, 'initTRPC').tap();
    await expect(dialog).toBeVisible();
    await page.getByRole('heading', {level: 2}).tap();
    await expect(popup(page)).toBeHidden();
  });

  test('a long type scrolls inside the screen, and the button closes it', async ({page}) => {
    await visit(page, one);
    const code = block(page, 'server.ts');
    await reach(code);
    await identifier(code, 'appRouter').tap();
    await expect(popup(page)).toBeVisible();
    await insideScreen(page);
    const body = popup(page).locator('.sample-type-body');
    expect(await body.evaluate((it) => it.scrollHeight - it.clientHeight)).toBeGreaterThan(0);
    expect(await body.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
    await popup(page).getByRole('button', {name: 'Close'}).tap();
    await expect(popup(page)).toBeHidden();
  });
});

test('is beside an identifier on a wrapped line, and goes when lines are wrapped', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 740});
  await visit(page, one);
  const figure = page.getByRole('figure', {name: 'server.ts', exact: true});
  const code = block(page, 'server.ts');
  const wrap = figure.getByRole('button', {name: 'Wrap long lines'});
  await wrap.click();
  await reach(code);
  // In the second line that its line takes.
  const target = code.locator('.typed', {hasText: /^posts$/}).nth(1);
  const line = identifier(code, 'query');
  await target.hover();
  await expect(popup(page)).toContainText('const posts: Map');
  await insideScreen(page);
  const [popupBox, targetBox, lineBox] = await Promise.all(
    [popup(page), target, line].map((it) => it.boundingBox()),
  );
  expect(targetBox?.y).toBeGreaterThan(lineBox?.y ?? 0);
  const gap = Math.min(
    Math.abs((targetBox?.y ?? 0) - (popupBox?.y ?? 0) - (popupBox?.height ?? 0)),
    Math.abs((popupBox?.y ?? 0) - (targetBox?.y ?? 0) - (targetBox?.height ?? 0)),
  );
  expect(gap).toBeLessThan(10);

  await target.click();
  await expect(popup(page)).toHaveRole('dialog');
  await wrap.click();
  await expect(popup(page)).toBeHidden();
});
