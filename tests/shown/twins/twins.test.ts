import {fromHtml} from 'hast-util-from-html';
import {describe, expect, test} from 'vitest';

import {addressOf} from '../pages';
import type {Finding} from '../report';
import {comparePage, unusedDifferences, type Uses} from './compare';
import {differences} from './differences';
import {checkTwin, parseTwin} from './twin';

describe('the comparison finds', () => {
  const file = 'docs/planted.html';
  const description = 'What a planted page is for.';
  const head = `# Planted\n\n${description}\n\nDocumentation of tRPC 11.x. Source: <${addressOf(file)}>\n\n`;

  const pageOf = (content: string) =>
    `<!doctype html><html lang=en><head><title>Planted</title><meta name=description content="${description}">` +
    `<body><main><article><div class=theme-doc-markdown><h1>Planted</h1>${content}</div></article></main>`;

  const compare = (content: string, markdown: string, above = head): Finding[] =>
    comparePage(file, fromHtml(pageOf(content)), parseTwin(above + markdown), new Map());

  const table = '<table><thead><tr><tbody><tr></table>';
  const markdownTable =
    '| Option | Type |\n| - | - |\n| url | string |\n| fetch | FetchEsque |\n| headers | Headers |\n';

  test('nothing where both say the same', () => {
    expect(
      compare(
        '<h2>Use it<a class=hash-link href=#use>\u200b</a></h2><p>Call <code>a</code>, then <b>b</b>.',
        '## Use it\n\nCall `a`,\nthen **b**.\n',
      ),
    ).toEqual([]);
  });

  test('a table without its cells', () => {
    expect(
      compare(
        `<h2>Options</h2><p>It takes:</p>${table}<p>Both are optional.`,
        `## Options\n\nIt takes:\n\n${markdownTable}\nBoth are optional.\n`,
      ),
    ).toEqual([
      {
        page: file,
        place: 'under “Options”',
        text:
          'only the twin says “Option Type url string fetch FetchEsque headers Headers”, ' +
          'between “Planted Options It takes:” and “Both are optional.”',
      },
    ]);
  });

  test('a paragraph that was lost in rendering', () => {
    expect(compare('<h2>Use it</h2><p>One.', '## Use it\n\nOne.\n\nTwo was lost.\n')).toEqual([
      {
        page: file,
        place: 'under “Use it”',
        text: 'only the twin says “Two was lost.”, between “Planted Use it One.” and “”',
      },
    ]);
  });

  test('a page with one more sentence', () => {
    const [found] = compare(
      '<p>One.</p><details><summary>More</summary><p>Two.</details>',
      'One.\n',
    );
    expect(found?.text).toBe('only the page says “More Two.”, between “Planted One.” and “”');
  });

  test('a word that differs', () => {
    const [found] = compare('<p>It is called once.', 'It is called twice.\n');
    expect(found).toMatchObject({
      place: 'under “Planted”',
      text: 'the page says “once.”, the twin “twice.”, between “Planted It is called” and “”',
    });
  });

  test('a long gap, cut short with its length', () => {
    const [found] = compare('<p>One.', `One. ${'word '.repeat(30)}\n`);
    expect(found?.text).toContain('word … (6 more words)”');
  });

  test("a twin whose description or address differs from the page's", () => {
    const other = head.replace('is for', 'was for');
    expect(compare('', '', other)[0]?.text).toContain(
      'only the twin says “What a planted page was for. Documentation of tRPC 11.x. Source:',
    );
    const elsewhere = head.replace(addressOf(file), `${addressOf(file)}-moved`);
    expect(compare('', '', elsewhere)).toHaveLength(1);
  });

  test('a tab whose panel is not there', () => {
    const tabs =
      '<ul role=tablist><li role=tab aria-controls=p0>npm<li role=tab aria-controls=p1>yarn</ul>' +
      '<div role=tabpanel id=p0>npm i</div>';
    const [found] = compare(tabs, '**npm**\n\n```bash\nnpm i\n```\n');
    expect(found?.text).toContain('only the page says “yarn”');
  });

  test('a note that the page does not show', () => {
    const [found] = compare(
      '<pre><code>const a = 1;\n</code></pre>',
      '```ts\nconst a = 1;\n//    ^? const a: 1\n```\n',
    );
    expect(found?.text).toContain('only the twin says “const a: 1”');
  });

  test('folded code whose summary promises other code', () => {
    const folded = (lines: number) =>
      `<details><summary>Show type <span>${lines} lines</span></summary><code>a\nb</code></details>`;
    expect(compare(folded(2), '`a b`\n')).toEqual([]);
    expect(compare(folded(3), '`a b`\n')[0]?.text).toContain('“Show type 3 lines”');
  });

  test('a wrong number of guides', () => {
    const guides = '<details><summary>3 guides use it</summary><ul><li>A<li>B</ul></details>';
    expect(compare(guides, '**Guides that use it**\n\n- A\n- B\n')[0]?.text).toContain(
      'the page says “3 guides”, the twin “Guides that”',
    );
  });
});

test('a difference that no page has anymore is reported', () => {
  const uses: Uses = new Map(differences.map(({name}) => [name, {page: 1, twin: 1}]));
  expect(unusedDifferences(uses)).toEqual([]);
  uses.set('diagram', {page: 0, twin: 0});
  expect(unusedDifferences(uses)).toEqual([
    'no page has “diagram” anymore: delete it',
    'no twin has “diagram” anymore: delete it',
  ]);
});

test('JSX in a twin, and links that are relative or lead nowhere, are found', () => {
  const home = addressOf('index.html');
  const planted = parseTwin(
    `<TypeTable type="A" />\n\nimport A from './a'\n\n[a](./b.md) [c](${home}docs/no-such-page) ` +
      `[d](${home}docs#no-such-anchor) [e](${home}docs) a <Badge>new</Badge>\n`,
  );
  expect(checkTwin('docs/planted.md', planted).map(({text}) => text)).toEqual([
    'tag: <TypeTable type="A" />',
    "import: import A from './a'",
    'tag: <Badge>',
    'tag: </Badge>',
    'relative link: ./b.md',
    `dead link: ${home}docs/no-such-page`,
    `dead link: ${home}docs#no-such-anchor`,
    'it does not begin with a title',
  ]);
});
