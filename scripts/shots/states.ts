/** Brings a page into a state that a reader can bring it into, and waits until it is reached. */
import type {Page} from '@playwright/test';

export async function openSearch(page: Page): Promise<void> {
  await page.locator('.DocSearch-Button').click();
  await page.locator('.DocSearch-Input:focus').waitFor();
}

export async function searchFor(page: Page, query: string): Promise<void> {
  await openSearch(page);
  await page.locator('.DocSearch-Input').fill(query);
  await page.locator('.DocSearch-Hit mark, .DocSearch-NoResults').first().waitFor();
  // The reference answers after the guides, and results are counted once both have answered.
  await page.waitForLoadState('networkidle');
}

export async function openSidebar(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await page.locator('.navbar-sidebar--show .navbar-sidebar a').first().waitFor();
}

export async function openMainMenu(page: Page): Promise<void> {
  await openSidebar(page);
  await page.getByRole('button', {name: /back to main menu/i}).click();
  const versions = page
    .locator('.navbar-sidebar')
    .getByRole('listitem')
    .filter({hasText: 'Versions'});
  const toggle = versions.getByRole('button');
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
  await versions.getByRole('link', {name: /9\.x/}).waitFor();
}

export async function openVersions(page: Page): Promise<void> {
  await page.locator('.navbar .dropdown > [aria-haspopup]').press('Enter');
  await page.locator('.navbar .dropdown__menu').waitFor();
}

export async function openContents(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'On this page'}).click();
  await page.locator('.theme-doc-toc-mobile').getByRole('link').first().waitFor();
}

/** The type of the first identifier of a block, as a tooltip. */
export async function openType(page: Page): Promise<void> {
  const code = page.getByRole('group', {name: 'server/trpc.ts'});
  await code.focus();
  await code.locator('.typed').first().focus();
  await page.locator('#sample-type:popover-open').waitFor();
}

/** The same, as a dialog that stays. */
export async function pinType(page: Page): Promise<void> {
  await openType(page);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
}

/** What an offline reader sees after following a link. */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.getByRole('link', {name: 'Pricing'}).first().dispatchEvent('click');
  await page.getByRole('alert').waitFor();
}

/** Opens everything in the page's text that starts collapsed. */
export async function unfold(page: Page): Promise<void> {
  await page.locator('main details').evaluateAll((all) => {
    for (const details of all) details.setAttribute('open', '');
  });
}
