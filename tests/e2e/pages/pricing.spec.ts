import {expect, test, visit} from '../../support/test';

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

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('both prices can be read, and there is no switch that does nothing', async ({page}) => {
    await page.goto('/pricing');
    await expect(page.getByText('$500')).toBeVisible();
    await expect(page.getByText('or $4,500 a year')).toBeVisible();
    await expect(page.getByRole('radio').first()).toBeHidden();
  });
});
