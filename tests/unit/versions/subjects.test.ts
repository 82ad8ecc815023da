import {describe, expect, it} from 'vitest';

import type {OutlineItem} from '../../../src/sidebars/outline';
import {v10} from '../../../src/sidebars/v10';
import {v11} from '../../../src/sidebars/v11';
import {v9} from '../../../src/sidebars/v9';
import {pagesOnSameSubject} from '../../../src/versions/subjects';

function pagesOf(outline: OutlineItem[]): string[] {
  return outline.flatMap((item) => {
    if (typeof item === 'string') return [item];
    if ('href' in item || 'heading' in item) return [];
    return [...(item.page === undefined ? [] : [item.page]), ...pagesOf(item.items)];
  });
}

const pages = {current: pagesOf(v11), '10.x': pagesOf(v10), '9.x': pagesOf(v9)};

/** The first page of `to` on the subject, among those the outline has. */
function samePage(from: keyof typeof pages, page: string, to: keyof typeof pages) {
  return pagesOnSameSubject(from, page, to).find((candidate) => pages[to].includes(candidate));
}

describe('pagesOnSameSubject', () => {
  it.each([
    ['9.x', 'react-queries', 'current', 'client/react/useQuery'],
    ['current', 'client/react/useQuery', '9.x', 'react-queries'],
    ['10.x', 'subscriptions', 'current', 'server/subscriptions'],
    ['current', 'server/websockets', '10.x', 'subscriptions'],
    ['10.x', 'subscriptions', '9.x', 'subscriptions'],
    ['9.x', 'nextjs', '10.x', 'client/nextjs/setup'],
    ['current', 'concepts', '10.x', 'concepts'],
    ['9.x', '', 'current', ''],
  ] as const)('%s "%s" is in %s at "%s"', (from, page, to, expected) => {
    expect(samePage(from, page, to)).toBe(expected);
  });

  it.each([
    ['current', 'client/links/retryLink', '9.x'],
    ['current', 'client/tanstack-react-query/setup', '10.x'],
    ['10.x', 'migrate-from-v9-to-v10', 'current'],
  ] as const)('%s "%s" has no page in %s', (from, page, to) => {
    expect(samePage(from, page, to)).toBeUndefined();
  });
});
