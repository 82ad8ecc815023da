/** What opens over a page or in it, in both modes and at both widths. */
import {expect, test, visit} from '../../support/test';

import {findings, problems} from './axe';
import {states} from './states';
import {code} from './walk';
import {settled, show, ways, type Way} from './ways';

/** What was there before something opened, at which `kinds.spec.ts` looks. */
const around = {
  over: ['main', '.footer'],
  in: ['.navbar', '.theme-doc-sidebar-container', '.footer', ...code],
};

for (const {name, path, open, opens, width, brief} of states) {
  test(`axe finds nothing with open: ${name}`, async ({page, server}) => {
    test.setTimeout(90_000);
    const mine: Way[] = ways.filter((way) => width === undefined || way.width === width);
    expect(mine.length).toBeGreaterThan(1);
    await visit(page, path);
    const wrong: string[] = [];
    const widths = new Set<number>();
    for (const [index, way] of mine.entries()) {
      // In the way first, since what opens may differ between a phone and a desktop.
      await show(page, way);
      if (index === 0 || brief) {
        await open({page, server});
        await settled(page);
      }
      const scope = {except: around[opens], colorsOnly: widths.has(way.width)};
      wrong.push(...problems(`${path}, ${name}`, way, await findings(page, scope)));
      widths.add(way.width);
    }
    expect(wrong).toEqual([]);
  });
}
