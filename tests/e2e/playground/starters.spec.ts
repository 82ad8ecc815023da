import {starters} from '../../../src/components/Playground/Starters/starters';
import {goTo} from '../../support/goTo';
import {expect, test} from '../../support/test';
import {compiled, editor, patience, projectsOf, runToEnd} from './editor';

test.use({sharesPage: true});
test.describe.configure({mode: 'default', timeout: patience.timeout * 2});

test('there are the eight starters, each a program of a page that explains it', async ({page}) => {
  await goTo(page, '/playground');
  const list = page.getByRole('main').getByRole('listitem');
  await expect(list).toHaveCount(8);
  for (const {label, page: explained, program} of starters) {
    await expect(list.getByRole('link', {name: `Read more about ${label}`})).toHaveAttribute(
      'href',
      explained,
    );
    const entries = projectsOf(explained)?.projects[0]?.entries.map(({path}) => path);
    expect(entries, explained).toContain(program);
  }
});

test('a starter opens its program, which compiles and runs', async ({page}) => {
  await goTo(page, '/playground');
  await page.getByRole('button', {name: 'Edit Links'}).click();
  await compiled(page, 'No type errors');
  await expect(editor(page).tab('client/chain.ts')).toHaveAttribute('aria-selected', 'true');
  expect(await runToEnd(page)).toContain('up query bookById');
  await editor(page).close.click();
  await expect(page.getByRole('button', {name: 'Edit Links'})).toBeFocused();
});

test('the landing page and the introduction lead to the quickstart and to the lessons', async ({
  page,
}) => {
  for (const path of ['/', '/docs']) {
    await goTo(page, path);
    const main = page.getByRole('main');
    for (const address of ['/docs/quickstart', '/docs/learn']) {
      await expect(main.locator(`a[href="${address}"]`).first()).toBeVisible();
    }
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false, sharesPage: false});

  test('the list leads to the pages that explain the starters, and has no button', async ({
    page,
  }) => {
    await page.goto('/playground');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', {name: 'Read more about Validation'})).toBeVisible();
    await expect(main.getByRole('button')).toHaveCount(0);
  });
});
