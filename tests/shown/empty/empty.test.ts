import {fromHtml} from 'hast-util-from-html';
import {describe, expect, test} from 'vitest';

import {checkShown, unusedAllowances} from './check';
import {checkSections} from './sections';

describe('a section', () => {
  const check = (html: string) =>
    checkSections('planted.html', fromHtml(`<main><h1>Links</h1>${html}</main>`)).map(
      ({place, text}) => `${place} ${text}`,
    );

  test.each([
    ['<h2>Options</h2><h2>Next</h2><p>a', '“Options” has nothing below it'],
    ['<h2>Options</h2><h3>url</h3><h2>Next</h2><p>a', '“url” has nothing below it'],
    ['<p>a</p><h2>Next</h2><div> </div>', '“Next” has nothing below it'],
  ])('that is empty: %s', (html, text) => {
    expect(check(html)).toEqual([text]);
  });

  test.each([
    '<h2>Options</h2><h3>url</h3><p>a',
    '<h2>Options</h2><div><img src=/a.png></div>',
    '<p>a</p><h2><a href=/docs>Docs</a></h2>',
  ])('that is not: %s', (html) => {
    expect(check(html)).toEqual([]);
  });
});

describe('the check finds', () => {
  const check = (html: string) =>
    checkShown('planted.html', fromHtml(`<h2>Use it</h2>${html}`), new Map()).map(
      ({page, place, text}) => `${page}, ${place}: ${text}`,
    );
  const found = (text: string) => [`planted.html, under “Use it”: ${text}`];

  test.each([
    ['<table><thead><tr><tbody><tr><tr></table>', '<table> shows nothing, in <body>'],
    ['<table><tr><td>a<tr><td></table>', '<tr> shows nothing, in <tbody>'],
    ['<p>a <a href=/x><script>1</script></a>', '<a> shows nothing, in <p>'],
    ['<p>\u200b \u00a0</p>', '<p> shows nothing, in <body>'],
    ['<ul><li>a<li></ul>', '<li> shows nothing, in <ul>'],
    ['<figure><figcaption>a</figcaption><pre> </pre></figure>', '<pre> shows nothing, in <figure>'],
    ['<section><h3></h3>a</section>', '<h3> shows nothing, in <section>'],
    ['<dl><dt>a<dd></dl>', '<dd> shows nothing, in <dl>'],
    ['<nav></nav>', '<nav> shows nothing, in <body>'],
    ['<button aria-label=Close></button>', '<button> shows nothing, in <body>'],
  ])('%s', (html, text) => {
    expect(check(html)).toEqual(found(text));
  });

  test('a table with nothing but a head', () => {
    expect(check('<table><thead><tr><th>Name<th>Type<tbody></table>')).toEqual([
      ...found('<table> has no rows below “NameType”'),
      ...found('<tbody> shows nothing, in <table>'),
    ]);
  });

  test('an image without a size', () => {
    expect(check('<img src=/a.png width=10>')).toEqual(
      found('<img src="/a.png"> has no width and height'),
    );
    expect(
      check('<img src=/a.png width=10 height=10><img class=avatar__photo src=/b.png>'),
    ).toEqual([]);
  });

  test.each([
    ['<p>It returns:</p><h3>Next</h3>', 'It returns:', '<h3>'],
    ['<section><p>It returns:</p></section><ul><li>a</ul>', 'It returns:', 'nothing'],
    ['<p>It returns:</p><p>Next.', 'It returns:', '<p>'],
    ['<ul><li>One of:<li>b</ul>', 'One of:', '<li>'],
    ['<blockquote><p>It returns:</p></blockquote><pre>a</pre>', 'It returns:', 'nothing'],
  ])('a sentence that announces nothing: %s', (html, text, next) => {
    expect(check(html)).toEqual(found(`“${text}” is followed by ${next}`));
  });

  test.each([
    '<p>It returns:</p><div><div><table><tr><td>a</table></div></div>',
    '<ul><li><p>One of:</p><ul><li>a</ul></ul>',
    '<ul><li>a<li>One of:</ul><pre>a</pre>',
  ])('nothing where a colon announces a block: %s', (html) => {
    expect(check(html)).toEqual([]);
  });
});

test('an allowance that no page needs anymore is reported', () => {
  expect(unusedAllowances(new Map())).toContain(
    'no page needs “size” of img.avatar__photo anymore: delete it',
  );
});
