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
