import {expect, test, visit} from '../../support/test';
import {plans} from './pricing-facts.json';

/** Words of the published plans that the page replaces, or leaves out, in its own sentences. */
const rewordings: Readonly<Record<string, string>> = {
  all: '',
  answers: 'responses',
  company: 'company’s name',
  optional: 'if you like',
  shown: '',
  the: '',
};

/** The words of a fact that the page's sentence about it has to contain. */
function wordsOf(fact: string): string[] {
  return fact
    .toLowerCase()
    .split(/[\s:,]+/)
    .map((word) => rewordings[word] ?? word)
    .filter((word) => word.length > 1 || /\d/.test(word));
}

test('the keyboard changes the billing period, and the new price is announced', async ({page}) => {
  await visit(page, '/pricing');
  const price = page.getByRole('status').filter({hasText: '$'});
  await expect(price).toContainText(/^\$500 a month/);
  await page.getByRole('radio', {name: 'Monthly'}).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', {name: 'Yearly'})).toBeChecked();
  await expect(page.getByRole('group', {name: 'Billing period'})).toBeVisible();
  await expect(price).toHaveText('$4,500 a year or $500 a month');
});

test('each plan includes what the project published, and leads to where it is bought, or asked for', async ({
  page,
}) => {
  await visit(page, '/pricing');
  for (const {name, includes} of plans) {
    const plan = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({has: page.getByRole('heading', {name, exact: true})});
    const points = await plan.getByRole('listitem').allInnerTexts();
    expect(points, name).toHaveLength(includes.length);
    for (const [index, fact] of includes.entries()) {
      for (const word of wordsOf(fact)) {
        expect(points[index]?.toLowerCase(), `${name}: ${fact}`).toContain(word);
      }
    }
  }
  const target = (name: string) =>
    page.locator('main').getByRole('link', {name}).getAttribute('href');
  expect(await target('Donate on GitHub')).toBe('https://github.com/sponsors/trpc');
  expect(await target('Buy Pro')).toBe('/buy/tier-pro');
  expect(await target('Contact sales')).toMatch(/^mailto:sales@trpc\.io\?subject=/);
});

test('the path to Pro ends at its tier on GitHub Sponsors', async ({request, page}) => {
  await visit(page, '/pricing');
  const answer = await request.get(new URL('/buy/tier-pro', page.url()).href, {maxRedirects: 0});
  expect(answer.headers().location ?? (await answer.text())).toContain(
    'https://github.com/sponsors/trpc/sponsorships?tier_id=73667',
  );
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('both prices can be read, and there is no switch that does nothing', async ({page}) => {
    await page.goto('/pricing');
    await expect(page.getByText('$500')).toBeVisible();
    await expect(page.getByText('or $4,500 a year')).toBeVisible();
    await expect(page.getByRole('radio').first()).toBeHidden();
  });
});
