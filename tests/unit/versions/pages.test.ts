/**
 * The version dropdown over the pages that exist: from each page of each version to each other one.
 */
import {readdirSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, it} from 'vitest';

import {placeOf} from '../../../src/versions/places';
import {counterpartFindings} from '../../../src/versions/counterparts';
import {versions, type Version} from '../../../src/versions/list';
import {pagesOnSameSubject} from '../../../src/versions/subjects';

function pagesOf({docs}: Version): string[] {
  return readdirSync(docs, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !file.startsWith('typedoc/')) // generated, for the newest version only
    .map((file) => file.replace(/\.mdx?$/, '').replace(/(?:^|\/)index$/, ''));
}

const pages = new Map(versions.map((version) => [version.name, pagesOf(version)]));
const has = (version: Version, page: string) => pages.get(version.name)?.includes(page) === true;

/** Where the dropdown leads from `page`; undefined for the first page of `to`. */
function target(from: Version, page: string, to: Version): string | undefined {
  return pagesOnSameSubject(from.id, page, to.id).find((candidate) => has(to, candidate));
}

const pairs = versions.flatMap((from) =>
  versions.filter((to) => to !== from).map((to) => ({from, to})),
);

describe.each(pairs)('from $from.name to $to.name', ({from, to}) => {
  it('leads back to a page on the same subject', () => {
    const astray = pages.get(from.name)?.filter((page) => {
      const there = target(from, page, to);
      if (there === undefined) return false;
      const back = target(to, there, from);
      return back === undefined || target(from, back, to) !== there;
    });
    expect(astray).toEqual([]);
  });

  it('has a first page, for what has no counterpart', () => {
    expect(has(to, '')).toBe(true);
  });
});

it.each([
  ['9.x', 'react-queries', '11.x', 'client/react/useQuery'],
  ['11.x', 'client/react/useQuery', '9.x', 'react-queries'],
  ['10.x', 'subscriptions', '11.x', 'server/subscriptions'],
  ['11.x', 'server/websockets', '10.x', 'subscriptions'],
  ['10.x', 'subscriptions', '9.x', 'subscriptions'],
  ['9.x', 'nextjs', '10.x', 'client/nextjs/setup'],
  ['11.x', 'concepts', '10.x', 'concepts'],
  ['9.x', '', '11.x', ''],
  ['11.x', 'client/links/retryLink', '9.x', undefined],
  ['11.x', 'client/tanstack-react-query/setup', '10.x', undefined],
  ['10.x', 'migrate-from-v9-to-v10', '11.x', undefined],
])('%s "%s" is in %s at "%s"', (from, page, to, expected) => {
  const [older, newer] = [from, to].map((name) => versions.find((it) => it.name === name));
  expect(older && newer && target(older, page, newer)).toBe(expected);
});

it('leads from each page of an older version to one on its subject, or lint says what to add', () => {
  const [newest, older] = versions;
  const files = [`${newest?.docs}/a.mdx`, `${older?.docs}/a.mdx`, `${older?.docs}/b/index.mdx`];
  expect(counterpartFindings(files.map((file) => placeOf(file, '')))).toEqual([
    {
      file: files[2],
      line: 1,
      message: expect.stringMatching(
        /^11\.x has no page 'b'\. Add .*subjects\.ts.*counterparts\.ts/,
      ),
    },
  ]);
});
