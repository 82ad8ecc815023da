/** What a phone makes of tables. */
import {expect, test} from '../support/test';

// What is looked at is HTML and styles, so readers without scripts have the same.
test.use({javaScriptEnabled: false});

/** Of an A4 page between the margins that browsers leave. */
const paper = 718;

test('a stacked table', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/docs/quickstart');
  const table = page.locator('main table').filter({hasText: 'You see'});
  const cells = table.locator('tbody tr').first().locator('td');
  const labels = () =>
    cells.evaluateAll((all) => all.map((it) => getComputedStyle(it, '::before').content));

  await test.step('has the name of its column above each cell', async () => {
    expect(await labels()).toEqual(['"You see" / ""', '"Cause" / ""', '"Fix" / ""']);
    const {x, y} = (await cells.first().boundingBox()) ?? {x: 0, y: 0};
    const below = (await cells.nth(1).boundingBox()) ?? {x: 0, y: 0};
    expect(below.x).toBe(x);
    expect(below.y).toBeGreaterThan(y);
  });

  await test.step('is a table to a screen reader, with headers and without labels', async () => {
    const client = await page.context().newCDPSession(page);
    const {nodes} = await client.send('Accessibility.getFullAXTree');
    const named = (role: string) =>
      nodes
        .filter((node) => !node.ignored && node.role?.value === role)
        .map((node) => String(node.name?.value ?? ''));
    expect(named('table')).toHaveLength(1);
    expect(named('row')).toHaveLength(4);
    expect(named('columnheader')).toEqual(['You see', 'Cause', 'Fix']);
    expect(named('cell').slice(0, 3)).toEqual([
      'TRPCClientError: fetch failed',
      "Nothing is listening at the link's url.",
      'Start the server, and compare the port and path.',
    ]);
  });

  await test.step('is copied without labels', async () => {
    const body = table.locator('tbody');
    expect(await body.innerText()).not.toContain('Cause');
    await body.selectText();
    const copied = await page.evaluate(() => String(getSelection()));
    expect(copied).toContain('Nothing is listening at');
    expect(copied).not.toContain('Cause');
  });

  await test.step('is a plain table where there is room, and on paper', async () => {
    await expect(cells.first()).toHaveCSS('display', 'block');
    await page.emulateMedia({media: 'print'});
    await page.setViewportSize({width: paper, height: 1000});
    await expect(cells.first()).toHaveCSS('display', 'table-cell');
    await page.emulateMedia({media: 'screen'});
    await page.setViewportSize({width: 1440, height: 900});
    await expect(cells.first()).toHaveCSS('display', 'table-cell');
    expect(await labels()).toEqual(['none', 'none', 'none']);
  });
});

test('a table of data scrolls by keyboard', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  await page.goto('/docs/migrate-from-v10-to-v11');
  const box = page.getByRole('group', {name: 'Table'});
  await box.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => box.evaluate((it) => it.scrollLeft)).toBeGreaterThan(0);
});
