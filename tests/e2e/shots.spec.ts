import {photograph} from '../../scripts/shots/camera';
import type {Subject} from '../../scripts/shots/subjects';

import {expect, test} from '../support/test';

const subject: Subject = {
  kind: 'component',
  name: 'downloads',
  path: '/media',
  part: (page) => page.getByRole('link', {name: 'Logo as SVG'}),
};

test('a picture of the same page has the same pixels each time', async ({browser, server}) => {
  const first = await photograph(browser, server.origin, subject, 390);
  const second = await photograph(browser, server.origin, subject, 390);
  expect(first.map(({scheme}) => scheme)).toEqual(['light', 'dark']);
  expect(first[0]?.png.equals(first[1]?.png ?? Buffer.alloc(0))).toBe(false);
  expect(second.map(({png}) => png.toString('base64'))).toEqual(
    first.map(({png}) => png.toString('base64')),
  );
});

test('a subject that is not on its page is named, with what was looked for', async ({
  browser,
  server,
}) => {
  const gone: Subject = {...subject, part: (page) => page.locator('.no-such-part')};
  await expect(photograph(browser, server.origin, gone, 390)).rejects.toThrow(
    `"downloads" (/media, 390 px): locator('.no-such-part') shows nothing`,
  );
});
