import {expect, test, visit} from '../support/test';

test('the menu of a phone shows the reading time of each post', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await visit(page, '/blog/trpc-actions');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const menu = page.locator('.navbar-sidebar__item').nth(1);
  await expect(menu.getByRole('link').first()).toBeInViewport();
  const posts = await menu.getByRole('link').allTextContents();
  for (const post of posts) expect(post.trim()).toMatch(/(?:One|\d+) min read$/);
});
