/** Every page of the build, read once: its tree goes through each check. html/ reads pages itself, with a parser's eyes. */
import {fromHtml} from 'hast-util-from-html';
import {beforeAll, expect, test} from 'vitest';

import {checkStructuredData} from './data/check';
import {checkShown, unusedAllowances, type Uses as Allowed} from './empty/check';
import {checkSections} from './empty/sections';
import {checkLinks} from './html/links';
import {builtFiles, readBuilt} from './pages';
import {expectNone, type Finding} from './report';
import {checkSize, countElements} from './size/check';

const found = {
  data: [] as Finding[],
  links: [] as Finding[],
  sections: [] as Finding[],
  shown: [] as Finding[],
  size: [] as Finding[],
};
const allowed: Allowed = new Map();

beforeAll(async () => {
  for (const page of builtFiles('.html')) {
    const html = readBuilt(page);
    const tree = fromHtml(html);
    found.data.push(...(await checkStructuredData(page, tree)));
    found.links.push(...checkLinks(page, tree));
    found.sections.push(...checkSections(page, tree));
    found.shown.push(...checkShown(page, tree, allowed));
    found.size.push(...checkSize(page, Buffer.byteLength(html), countElements(tree)));
  }
});

test('nothing in the build is empty, announces nothing or lacks a size', () => {
  expectNone(found.shown);
  expect(unusedAllowances(allowed)).toEqual([]);
});

test('every heading in the build has something below it', () => expectNone(found.sections));

test('every link says where it leads', () => expectNone(found.links));

test('no page of the build is larger than a phone can take', () => expectNone(found.size));

test('structured data of every page follows the rules of rich results', () =>
  expectNone(found.data));
