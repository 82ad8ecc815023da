/** The pricing page against what the project published. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {build, find, findAll, words} from '../shown';

import {hrefOf, linkNamed, openRoute} from './html';
import {plans} from './pricing-facts.json';

/** Words of the published plans that the page replaces, or leaves out, in its own sentences. */
const rewordings: Readonly<Record<string, string>> = {
  all: '',
  answers: 'responses',
  company: 'company’s name',
  optional: 'if you like',
  shown: '',
  the: '',
};

/** The words of a fact that the page's sentence about it has to contain. */
function wordsOf(fact: string): string[] {
  return fact
    .toLowerCase()
    .split(/[\s:,]+/)
    .map((word) => rewordings[word] ?? word)
    .filter((word) => word.length > 1 || /\d/.test(word));
}

const page = openRoute('/pricing');

test.each(plans)('the plan $name includes what the project published', ({name, includes}) => {
  const plan = findAll(page, 'main li:has(h2, h3)').find(
    (it) => words(find(it, 'h2, h3')) === name,
  );
  const points = findAll(plan ?? page, 'li li').map((point) => words(point).toLowerCase());
  expect(points).toHaveLength(includes.length);
  for (const [index, fact] of includes.entries()) {
    for (const word of wordsOf(fact)) expect(points[index], fact).toContain(word);
  }
});

test('each plan leads to where it is bought, or asked for', () => {
  const target = (name: string) => hrefOf(linkNamed(find(page, 'main'), name));
  expect(target('Donate on GitHub')).toBe('https://github.com/sponsors/trpc');
  expect(target('Buy Pro')).toBe('/buy/tier-pro');
  expect(target('Contact sales')).toMatch(/^mailto:sales@trpc\.io\?subject=/);
});

test('the path to Pro ends at its tier on GitHub Sponsors', () => {
  expect(readFileSync(path.join(build, 'buy/tier-pro.html'), 'utf8')).toContain(
    'https://github.com/sponsors/trpc/sponsorships?tier_id=73667',
  );
});
