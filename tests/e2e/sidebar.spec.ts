import type {Page} from '@playwright/test';

import {expect, test, visit} from '../support/test';

/** Closes a category of the docs' sidebar; how long that takes (ms), and how high its content was. */
async function collapse(page: Page, category: string) {
  const caret = page
    .locator('.theme-doc-sidebar-container')
    .getByRole('button', {name: `sidebar category '${category}'`, exact: false});
  await expect(caret).toHaveAttribute('aria-expanded', 'true');
  return caret.evaluate((button: HTMLElement) => {
    const list = button.closest('li')?.querySelector(':scope > ul');
    if (!list) throw new Error('The category has no list');
    const height = list.scrollHeight;
    return new Promise<{height: number; duration: number}>((resolve) => {
      list.addEventListener('transitionend', (event) => {
        const {elapsedTime, propertyName, target} = event as TransitionEvent;
        if (target === list && propertyName === 'height') {
          resolve({height, duration: Math.round(elapsedTime * 1000)});
        }
      });
      button.click();
    });
  });
}

test('the collapse animation of a category lasts longer the taller its content is', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'no-preference'});
  await visit(page, '/docs/server/adapters/fastify');
  const low = await collapse(page, 'Adapters');
  const high = await collapse(page, 'Server');
  expect(high.height).toBeGreaterThan(low.height);
  expect(high.duration).toBeGreaterThan(low.duration);
  expect(low.duration).toBeGreaterThan(100);
});

test('the collapse animation lasts 1 ms when reduced motion is preferred', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await visit(page, '/docs/server/adapters/fastify');
  expect((await collapse(page, 'Server')).duration).toBe(1);
});
