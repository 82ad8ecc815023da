import {expect, test} from '@playwright/test';

import {serveDirectory} from '../support/server';
import {mainDirectory} from '../support/test';

for (const path of ['', 'docs/quickstart']) {
  test(`wrong base URL: a banner says so and suggests one at /preview/${path}`, async ({page}) => {
    const server = await serveDirectory({directory: mainDirectory, mount: '/preview/'});
    await page.goto(`${server.origin}/preview/${path}`);
    const banner = page.getByText('Your Docusaurus site did not load properly').locator('..');
    await expect(banner).toBeVisible();
    await expect(banner).toContainText('Current configured baseUrl = /');
    await expect(banner).toContainText(/We suggest trying baseUrl = \/preview\/$/);
    await server.close();
  });
}
