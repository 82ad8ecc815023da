import {fromHtml} from 'hast-util-from-html';
import {describe, expect, test} from 'vitest';

import {checkSize, countElements, limits} from './check';

describe('the check finds', () => {
  test.each([
    ['docs/typedoc/a.html', 'API page'],
    ['docs/a.html', 'guide'],
    ['docs.html', 'guide'],
    ['blog/a.html', 'post or list of posts'],
    ['pricing.html', 'other page'],
  ])('a page that has grown: %s', (file, kind) => {
    const limit = limits.find((it) => it.kind === kind);
    const {bytes = 0, elements = 0} = limit ?? {};
    expect(checkSize(file, bytes, elements)).toEqual([]);
    const more = checkSize(file, bytes + 1, elements + 1);
    expect(more.map(({page}) => page)).toEqual([file, file]);
    expect(more[0]?.text).toContain(`${(bytes + 1).toLocaleString('en')} bytes of HTML`);
    expect(more[1]?.text).toContain(`no ${kind} may have more than`);
  });

  test('the elements that a browser makes of the text', () => {
    expect(countElements(fromHtml('<main><p>a<p>b</main>', {fragment: true}))).toBe(3);
  });
});
