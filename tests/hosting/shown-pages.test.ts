/** The content of pages and what surrounds it, in the HTML of the built site. */
import {describe, expect, test} from 'vitest';

import {columns, rows} from '../../src/components/home/comparison';
import {features, hero, integrations, next, users, voices} from '../../src/components/home/content';
import {plans, questions} from '../../src/components/pricing/content';

import {find, findAll, open, words} from './shown';

describe('around a page', () => {
  test('links and buttons have their icons', () => {
    const page = open('docs/quickstart');
    const owners = [
      'a[aria-label="Home page"]',
      '.theme-edit-this-page',
      'button[aria-label^="Switch between"]',
    ];
    for (const owner of owners) {
      expect(find(page, `${owner} svg path`).properties.d, owner).toMatch(/^M/i);
    }
    const author = open('blog/trpc-actions');
    expect(find(author, 'header a[title=GitHub] svg path').properties.d).toMatch(/^M/i);
    // One for each mode.
    expect(findAll(page, 'button[aria-label^="Switch between"] svg')).toHaveLength(2);
  });

  test('contents of a doc and of a post are a landmark that names their headings', () => {
    const post = open('blog/introducing-trpc');
    const contents = find(post, 'nav[aria-label="On this page"]');
    expect(findAll(contents, 'a').map(words)).toEqual(findAll(post, 'main h2').map(words));
    const doc = open('docs/quickstart');
    const listed = findAll(doc, '.theme-doc-toc-desktop a').map(words);
    expect(listed).toEqual(findAll(doc, 'main h2, main h3').map(words));
  });
});

test('the index of a category has a card for each page, with its whole description', () => {
  const cards = findAll(open('docs/server/introduction'), 'main article li');
  expect(cards.length).toBeGreaterThan(10);
  for (const card of cards) {
    const name = words(find(card, 'h2'));
    const path = String(find(card, 'a').properties.href).slice(1);
    const description = find(open(path), 'meta[name=description]').properties.content;
    expect(words(find(card, 'p')), name).toBe(description);
  }
});

describe('the blog', () => {
  const posts = findAll(open('blog'), 'main article h2').map(words);

  test('begins with its name and what it is about', () => {
    const header = find(open('blog'), 'main header');
    expect(words(header)).toMatch(/^BlogHow tRPC works/);
    expect(posts.length).toBeGreaterThan(3);
  });

  test('has every post in its archive, below its year', () => {
    const years = findAll(open('blog/archive'), 'main section');
    expect(years.flatMap((year) => findAll(year, 'a:not(.hash-link)').map(words))).toEqual(posts);
    for (const year of years) {
      const name = words(find(year, 'h2'));
      for (const time of findAll(year, 'time')) {
        expect(time.properties.dateTime).toMatch(new RegExp(`^${name}-`));
        expect(words(time)).toMatch(new RegExp(`^[A-Z][a-z]+ \\d+, ${name}$`));
      }
    }
  });
});

describe('the landing page', () => {
  const page = open('index');
  const headings = () => findAll(page, 'main h2, main h3').map(words);

  test('says on its first screen what tRPC is, and links the next steps', () => {
    expect(words(find(page, 'main > *'))).toContain(hero.lead);
    const links = findAll(find(page, 'main > *'), 'a').map(words);
    expect(links).toEqual(expect.arrayContaining(['Quickstart', 'Break something']));
  });

  test('shows its features, integrations and what is next, each with its link', () => {
    expect(headings()).toEqual(expect.arrayContaining(features.map(({title}) => title)));
    const links = findAll(page, 'main a').map((link) => [words(link), link.properties.href]);
    for (const {name, to} of integrations.flatMap(({items}) => items))
      expect(links).toContainEqual([name, to]);
    for (const {title, text, to} of next) {
      const link = links.find(([label, href]) => href === to && String(label).startsWith(title));
      expect(words(find(page, 'main')), title).toContain(text);
      expect(link, title).toBeDefined();
    }
  });

  test('names nobody as a user, and quotes nobody, whom the page of the docs does not', () => {
    const love = find(open('docs/community/love'), 'main');
    const said = words(love).replaceAll("'", '’');
    const links = findAll(love, 'a').map((link) => link.properties.href);
    for (const {name, to} of users)
      expect([said.includes(name), links]).toEqual([true, expect.arrayContaining([to])]);
    for (const {text, to} of voices)
      expect([said.includes(text), links]).toEqual([true, expect.arrayContaining([to])]);
  });

  test('compares in a table with a column for each way and a row for each question', () => {
    const table = find(page, 'main table');
    expect(findAll(table, 'thead th').map(words)).toEqual([...columns]);
    const shown = findAll(table, 'tbody tr').map((row) => findAll(row, 'th, td').map(words));
    expect(shown).toEqual(rows);
  });
});

test('the pricing page shows each plan with its points and link, and every question', () => {
  const page = open('pricing');
  const text = words(find(page, 'main'));
  for (const {name, points, action} of plans) {
    for (const shown of [name, ...points]) expect(text, name).toContain(shown);
    const link = findAll(page, 'main a').find((it) => words(it) === action.label);
    expect(link?.properties.href, name).toBe(action.to.replace('pathname://', ''));
  }
  expect(questions.length).toBeGreaterThan(0);
  for (const {question} of questions) expect(text).toContain(question);
});

test('the pricing page names both prices of Pro before any script runs', () => {
  const prices = findAll(open('pricing'), 'main li > h2 + p').map(words);
  expect(prices).toEqual([
    'Free for everyone',
    '$500 a month or $4,500 a year, which is 25% less',
    'Custom by agreement',
  ]);
});
