import {describe, expect, it} from 'vitest';

import {built} from './built';

describe('a site with several faults', () => {
  const build = built(['broken-together'], {shareSource: true});

  it('is not built, and all of them are reported at once, sorted by file', () => {
    const {code, output} = build();
    expect(code).toBe(1);
    const lines = output
      .split('\n')
      .flatMap((line) => /^ *((?:(?:blog|docs)\/|redirects\.ts).*)/.exec(line)?.[1] ?? []);
    expect(lines).toEqual([
      expect.stringMatching(/^blog\/2024-01-02-post\.md:1 - front matter tags: is missing\./),
      'blog/2024-01-02-post.md:1 - front matter authors: blog/authors.yml has no trpc; close matches: tRPC.',
      expect.stringMatching(/^docs\/brace\.md:10:\d+ - this is not valid MDX/),
      expect.stringMatching(
        /^docs\/component\.md:10:1 - unknown component <Tab>, did you mean <Tabs>\?/,
      ),
      expect.stringMatching(/^docs\/front-matter\.md:2:\d+ - the front matter is not valid YAML/),
      expect.stringMatching(
        /^docs\/install\.md:11 - These packages do not fit together .* `npm install @trpc\/server@/,
      ),
      expect.stringMatching(/^docs\/link\.md:10 - \.\/nothing\.md is not a page/),
      expect.stringMatching(/^docs\/link\.md:10 - \/docs\/nowhere is not a page/),
      'docs/link.md:10 - docs/short.md has no anchor #nothing; close matches: a-page.',
      'docs/link.md:10 - docs/link.md has no anchor #nothing; close matches: a-page.',
      expect.stringMatching(/^docs\/sample\.md:11:7 - .*TS2322/),
      expect.stringMatching(
        /^docs\/short\.md:1 - front matter description: at least 50 characters/,
      ),
      expect.stringMatching(/^docs\/unlisted\.md:1 - no sidebar lists it/),
      'redirects.ts:5 - redirect from /docs/short: the page /docs/short has this URL; remove the redirect.',
      'redirects.ts:6 - redirect from /docs/old: there is no page /docs/gone.',
      expect.stringMatching(
        /^redirects\.ts:7 - redirect from \/docs\/older: \/docs\/unlisted has no anchor #nothing\./,
      ),
    ]);
    expect(output).toContain('16 problems:');
    expect(output).not.toContain('checkAll');
    expect(output).not.toContain('The sidebars are made.');
  });
});
