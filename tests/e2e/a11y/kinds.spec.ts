import {kinds} from '../../support/kinds';
import {expect, test} from '../../support/test';

import {look} from './walk';
import {overflowAt, ways} from './ways';

for (const [kind, path] of kinds) {
  test(`${kind}: axe finds nothing in both modes and at both widths, and 200 % fit`, async ({
    page,
    expectComplaint,
  }) => {
    test.setTimeout(120_000);
    if (kind === 'not found') {
      expectComplaint(/404/);
    }
    expect(await look(page, path, ways)).toEqual([]);
    // A window of 1280 px at 200 % is one of 640 px.
    expect(await overflowAt(page, 640), 'px too wide').toBe(0);
  });
}
