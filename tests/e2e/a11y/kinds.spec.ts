import {expect, test, visit} from '../../support/test';

import {kinds} from './pages';
import {look} from './walk';
import {overflowAt, ways} from './ways';

for (const [kind, path] of kinds) {
  test(`${kind}: axe finds nothing in both modes and at both widths`, async ({
    page,
    expectComplaint,
  }) => {
    test.setTimeout(120_000);
    if (kind === 'not found') {
      expectComplaint(/404/);
    }
    expect(await look(page, path, ways)).toEqual([]);
  });
}

// A window of 1280 px at 200 % is one of 640 px.
test('no page scrolls sideways at 200 %', async ({page, expectComplaint}) => {
  expectComplaint(/404/);
  const wide: string[] = [];
  for (const [kind, path] of kinds) {
    await visit(page, path);
    if ((await overflowAt(page, 640)) > 0) {
      wide.push(`${kind}: ${path}`);
    }
  }
  expect(wide).toEqual([]);
});
