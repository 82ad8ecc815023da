import {describe, expect, test} from 'vitest';
import {fromHtml} from 'hast-util-from-html';
import * as z from 'zod';

import {builtFiles, readBuilt} from '../pages';
import {expectNone} from '../report';
import {checkHtml, unusedRules, type Uses} from './check';
import {checkLinks} from './links';

const documentOf = (content: string) =>
  `<!doctype html><html lang=en><head><title>Planted</title></head><body>${content}</body></html>`;

test('every page of the build is valid', () => {
  const uses: Uses = new Map();
  expectNone(builtFiles('.html').flatMap((page) => checkHtml(page, readBuilt(page), uses)));
  expect(unusedRules(uses)).toEqual([]);
});

test('a link that leads nowhere, and one that does not say where it leads, are found', () => {
  const planted = fromHtml(
    '<p><a href="#">Server</a> <a href=/blog/x aria-label="About x"><b>Read\n more</b></a>',
  );
  expect(checkLinks('planted.html', planted)).toEqual([
    {page: 'planted.html', place: 'link “Server”', text: 'leads nowhere'},
    {
      page: 'planted.html',
      place: 'link to /blog/x',
      text: '“Read more” does not say where it leads',
    },
  ]);
});

test('every post of the feeds is valid', () => {
  const feed = z
    .object({items: z.array(z.object({id: z.string(), content_html: z.string()})).min(1)})
    .parse(JSON.parse(readBuilt('blog/feed.json')));
  expectNone(
    feed.items.flatMap(({id, content_html: content}) =>
      checkHtml(id, documentOf(`<h1>Post</h1>${content}`), new Map()),
    ),
  );
});

describe('the check finds', () => {
  const check = (html: string) =>
    checkHtml('planted.html', documentOf(html), new Map()).map(
      ({page, place, text}) => `${page}, ${place}: ${text}`,
    );

  test('nothing on a valid page', () => {
    expect(check('<h1>A</h1><ul><li>a<li>b</ul>')).toEqual([]);
  });

  test.each([
    ['an element where none may stand', '<ul><p>a</p></ul>', 'element-permitted-content'],
    ['an id that is there twice', '<p id=a>a</p><p id=a>b</p>', 'no-dup-id: Duplicate ID "a"'],
    ['a name that nobody reads', '<p aria-label=a>b</p>', 'aria-label-misuse'],
    ['a label of nothing', '<nav aria-labelledby=x>b</nav>', 'no-missing-references'],
    ['a picture without text', '<img src=/a.png>', 'wcag/h37'],
    ['an attribute that is there twice', '<p id=a id=b>a</p>', 'duplicate-attribute (HTML parser)'],
    ['an element that is closed and is not', '<div/>a', 'trailing-solidus (HTML parser)'],
  ])('%s', (_what, html, text) => {
    const [found] = check(html);
    expect(found).toContain('planted.html, ');
    expect(found).toContain(text);
  });

  test('a tab without a panel, and a panel without a tab', () => {
    expect(
      check(
        '<ul role=tablist><li role=tab aria-selected=true>npm</ul>' +
          '<div role=tabpanel aria-label=npm>npm i</div>',
      ),
    ).toEqual([
      'planted.html, tab “npm”: controls no panel',
      'planted.html, panel “npm”: is controlled by no tab',
    ]);
  });
});

test('a rule that no page breaks anymore is reported', () => {
  expect(unusedRules(new Map())).toContain('no page breaks wcag/h32 anymore: delete it');
});
