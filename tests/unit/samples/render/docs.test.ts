import {describe, expect, it} from 'vitest';

import {renderDocs} from '../../../../src/plugins/samples/render/docs';

describe('renderDocs', () => {
  it('renders paragraphs, code, lists and links', () => {
    expect(renderDocs('One `a < b`.\n\n- two\n- [three](https://trpc.io/docs)')).toBe(
      '<p>One <code>a &#x3C; b</code>.</p>\n<ul>\n<li>two</li>\n' +
        '<li><a href="https://trpc.io/docs" rel="noopener noreferrer">three</a></li>\n</ul>',
    );
  });

  it('follows inline link tags to addresses, and shows names as code', () => {
    expect(renderDocs('See {@link createCaller} or {@link https://trpc.io the site}.')).toBe(
      '<p>See <code>createCaller</code> or ' +
        '<a href="https://trpc.io" rel="noopener noreferrer">the site</a>.</p>',
    );
    expect(renderDocs('{@linkcode Router|the router}')).toBe('<p><code>the router</code></p>');
  });

  it.each([
    ['raw HTML', 'a <img src=x onerror=alert(1)> b'],
    ['a script', '<script>alert(1)</script>'],
    ['an image', '![a](https://example.com/a.png)'],
    ['a script address', '[a](javascript:alert)'],
    ['a data address', '[a](data:text/html,alert)'],
  ])('does not let %s through', (_, markdown) => {
    expect(renderDocs(markdown)).not.toMatch(/<img|<script|javascript:|data:|onerror=/);
  });
});
