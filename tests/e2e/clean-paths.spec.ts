import {expect, hydrated, test} from '../support/test';

for (const [path, clean, heading] of [
  ['/docs/quickstart.html', '/docs/quickstart', 'Quickstart'],
  ['/docs/quickstart/index.html', '/docs/quickstart', 'Quickstart'],
  ['/docs/quickstart.html?a=1#setup', '/docs/quickstart?a=1#setup', 'Quickstart'],
  ['/index.html', '/', /./],
] as const) {
  test(`${path} is rewritten to ${clean}`, async ({page}) => {
    await page.goto(path);
    await hydrated(page);
    await expect(page).toHaveURL(clean);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
  });
}
