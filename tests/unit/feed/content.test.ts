import {describe, expect, it} from 'vitest';

import {createFeedItems} from '../../../src/plugins/feed';
import {toFeedContent} from '../../../src/plugins/feed/content';

describe('content of a feed item', () => {
  it('shows a sample as a caption and plain code', () => {
    const html = [
      '<figure class="sample" aria-labelledby=":R1:"><figcaption class="caption" id=":R1:">server.ts</figcaption>',
      '<div class="buttons"><button type="button" aria-label="Copy code"><svg><path d="M0 0"></path></svg></button><span role="status"></span></div>',
      '<pre class="pre" tabindex="0" data-types="/x.json"><code class="code"><span class="k">const</span> a = b &lt; <span class="n">1</span>;\n</code></pre></figure>',
    ].join('');
    expect(toFeedContent(html)).toBe(
      '<figure><figcaption>server.ts</figcaption><pre><code>const a = b &#x3C; 1;\n</code></pre></figure>',
    );
  });

  it('takes code without a caption out of its frame', () => {
    expect(toFeedContent('<figure><pre><code>npm i</code></pre></figure>')).toBe(
      '<pre><code>npm i</code></pre>',
    );
  });

  it('keeps what the compiler says below a line', () => {
    const html =
      '<pre><code>a.b();\n<span class="note error">  ~ <b>2339</b>: no b</span>\n</code></pre>';
    expect(toFeedContent(html)).toBe('<pre><code>a.b();\n  ~ <b>2339</b>: no b\n</code></pre>');
  });

  it('keeps the first of several tabs', () => {
    const html = [
      '<div class="tabs-container"><ul role="tablist"><li role="tab">npm</li><li role="tab">yarn</li></ul>',
      '<div><div role="tabpanel"><p>npm i</p></div><div role="tabpanel" hidden=""><p>yarn add</p></div></div></div>',
    ].join('');
    expect(toFeedContent(html)).toBe('<p>npm i</p>');
  });

  it('keeps headings, without the link to themselves', () => {
    const html =
      '<h2 class="anchor" id="why">Why<a href="https://x.y/#why" class="hash-link" aria-label="Direct link">\u200b</a></h2>';
    expect(toFeedContent(html)).toBe('<h2 id="why">Why</h2>');
  });

  it('leaves out scripts, styles, comments and what a link could run', () => {
    const html =
      '<!-- --><script>alert(1)</script><style>p{}</style><p onclick="x()" style="color:red">Text <a href="javascript:x()">a</a> <a href="https://x.y/">b</a></p>';
    expect(toFeedContent(html)).toBe('<p>Text <a>a</a> <a href="https://x.y/">b</a></p>');
  });

  it('keeps tables and images', () => {
    const html =
      '<div class="table"><table><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table></div><p><img loading="lazy" src="https://x.y/a.png" alt="A"></p>';
    expect(toFeedContent(html)).toBe(
      '<table><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table><p><img src="https://x.y/a.png" alt="A"></p>',
    );
  });
});

it('names a post whose page has no text', async () => {
  const items = createFeedItems({
    defaultCreateFeedItems: () =>
      Promise.resolve([{title: 'News', link: 'https://x.y/blog/news', date: new Date(0)}]),
    blogPosts: [],
    siteConfig: {} as Parameters<typeof createFeedItems>[0]['siteConfig'],
    outDir: 'build',
  });
  await expect(items).rejects.toThrow(
    'The feeds have no text of https://x.y/blog/news: its page has no post container.',
  );
});
