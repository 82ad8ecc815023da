import {describe, expect, it} from 'vitest';
import {selectPages} from '../../../../src/plugins/samples/run/selection';

const pages = ['docs/a.mdx', 'docs/b.mdx', 'docs/quickstart.mdx'];

describe('the pages that run', () => {
  it.each([
    ['what changed, and the quickstarts', ['docs/b.mdx', 'README.md'], pages.slice(1)],
    ['everything, if it is not known what changed', undefined, pages],
    ['everything, if packages changed', ['toolkit/v11/package.json'], pages],
    ['everything, if what runs them changed', ['src/plugins/samples/core/projects.ts'], pages],
  ])('are %s', (_, changed, expected) => {
    expect(selectPages(pages, changed)).toEqual(expected);
  });
});
