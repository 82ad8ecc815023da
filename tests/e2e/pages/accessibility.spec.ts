import AxeBuilder from '@axe-core/playwright';

import {expect, test, visit} from '../../support/test';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({colorScheme});

    for (const path of ['/', '/pricing', '/media']) {
      test(`${path} has nothing that axe objects to`, async ({page}) => {
        await visit(page, path);
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
        const {violations} = await new AxeBuilder({page}).analyze();
        expect(violations.map(({id, nodes}) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      });
    }
  });
}
