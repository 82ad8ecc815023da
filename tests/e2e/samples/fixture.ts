import type {Locator, Page} from '@playwright/test';

import {expect} from '../../support/test';

/** The paths of the two pages of code blocks, in the fixture site. */
export const one = '/samples';
export const two = '/samples/two';

/** A block by its accessible name. */
export function block(page: Page, name: string): Locator {
  return page.getByRole('group', {name, exact: true});
}

/** The popup while it shows. */
export function popup(page: Page): Locator {
  return page.locator('#sample-type:popover-open');
}

/** An identifier with a type, once the block has its types. */
export function identifier(code: Locator, text: string): Locator {
  return code.locator('.typed', {hasText: new RegExp(`^${text}$`)}).first();
}

/** Moves the pointer to a block, and waits for its types. */
export async function reach(code: Locator): Promise<void> {
  await code.hover({position: {x: 2, y: 2}});
  await expect(code.locator('.typed').first()).toBeAttached();
}
