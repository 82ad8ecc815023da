import {expect, test} from 'vitest';

import {englishDate} from '@site/src/client/hydration/browser/englishDate';

const ofPosts = {day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC'} as const;

test.each([ofPosts, {...ofPosts, year: undefined}])('writes %o as the browser does', (options) => {
  const ours = englishDate(options);
  const theirs = new Intl.DateTimeFormat('en', options);
  // Every day of two years, at the last second that belongs to it.
  for (let day = 0; day < 731; day += 1) {
    const date = new Date(Date.UTC(2024, 0, 1 + day, 23, 59, 59));
    expect(ours?.format(date)).toBe(theirs.format(date));
  }
});

test.each([
  {...ofPosts, month: 'short'},
  {...ofPosts, year: '2-digit'},
  {...ofPosts, weekday: 'long'},
  {...ofPosts, timeZone: 'Asia/Tokyo'},
  {},
] as const)('leaves %o to the browser', (options) => {
  expect(englishDate(options)).toBeUndefined();
});
