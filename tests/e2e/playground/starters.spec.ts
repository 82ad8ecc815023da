import {starters} from '../../../src/components/Playground/Starters/starters';
import {goTo} from '../../support/goTo';
import {expect, test} from '../../support/test';
import {compiled, editor, patience, runToEnd} from './editor';

const printed: Record<string, string> = {
  'first-router': "[ 'The Left Hand of Darkness', 'A Wizard of Earthsea' ]\n0\n",
  validation:
    "{ copies: 1 }\nBAD_REQUEST\n[ 'copies' ] Too big: expected number to be <=10\n[ 'email' ] This is no email address\n",
  'error-formatting':
    "Please check the fields\n[ 'stars: Five stars are the most', 'text: Write a sentence or two' ]\n",
  middleware: 'Hello, stranger\nSign in first\nHello, Ada\nOrders of Ada\n',
  subscriptions: '3\n2\n1\nLift-off\n',
  links:
    '→ query title\n→ query stock\nOne request for /title,stock\n← title\n← stock\nA Wizard of Earthsea 3\n',
  transformers: "17n 2025 Map(1) { 'A Wizard of Earthsea' => 2 }\n",
  'server-side-calls': 'Good morning, Ada\nBAD_REQUEST\n',
};

test.use({sharesPage: true});
test.describe.configure({mode: 'default', timeout: patience.timeout * 2});

test('there are the eight starters, each with a page that explains it', async ({page, request}) => {
  await goTo(page, '/playground');
  const list = page.getByRole('main').getByRole('listitem');
  await expect(list).toHaveCount(8);
  for (const {label, page: explained} of starters) {
    await expect(list.getByRole('link', {name: `Read more about ${label}`})).toHaveAttribute(
      'href',
      explained,
    );
    expect((await request.get(explained)).status()).toBe(200);
  }
});

for (const {project, label} of starters) {
  test(`the starter "${label}" compiles, and prints what it says`, async ({page}) => {
    await goTo(page, '/playground');
    await page.getByRole('button', {name: `Edit ${label}`}).click();
    await compiled(page, 'No type errors');
    expect(await runToEnd(page)).toBe(printed[project]);
    await editor(page).close.click();
    await expect(page.getByRole('button', {name: `Edit ${label}`})).toBeFocused();
  });
}

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
