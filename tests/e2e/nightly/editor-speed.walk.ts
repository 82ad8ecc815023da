import {answerTo} from '../../../scripts/bench-site/editor';
import {readersBrowser} from '../../support/browser';
import {expect, test} from '../../support/test';
import {compiled, openBlock, patience} from '../playground/editor';

/** With React, a second validator and 17 files, it takes the compiler longer than most. */
const path = '/docs/server/error-formatting';

test.use({launchOptions: readersBrowser});
test.describe.configure({timeout: patience.timeout * 2});

test('problems are there within 300 ms of the last key', async ({page}) => {
  await openBlock(page, path, 'client/index.ts');
  await compiled(page, 'No type errors');
  await page.keyboard.press('ControlOrMeta+End');
  /** What runs beside a measurement can only lengthen it, so one round below the bound is proof. */
  let median = Infinity;
  for (let round = 0; round < 4 && median > 300; round += 1) {
    const times: number[] = [];
    for (let count = 0; count < 5; count += 1) {
      times.push(await answerTo(page, 'x', /^[1-9]/));
      await page.keyboard.press('Backspace');
      await compiled(page, 'No type errors');
    }
    median = times.sort((a, b) => a - b)[2] ?? Infinity;
  }
  expect(median).toBeLessThanOrEqual(300);
});
