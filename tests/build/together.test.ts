import {describe, expect, it} from 'vitest';

import {built} from './built';

describe('a site with several faults', () => {
  const build = built(['broken-together'], {shareSource: true});

  it('is not built, and all of them are reported at once, sorted by file', () => {
    const {code, output} = build();
    expect(code).toBe(1);
    const lines = output
      .split('\n')
      .flatMap((line) => /^ *((?:blog|docs)\/.*)/.exec(line)?.[1] ?? []);
    expect(lines).toEqual([
      expect.stringMatching(/^blog\/2024-01-02-post\.md:1 - front matter tags: is missing\./),
      expect.stringMatching(/^docs\/brace\.md:10:\d+ - this is not valid MDX/),
      expect.stringMatching(/^docs\/component\.md:10:1 - unknown component <Tab>, .*<Tabs>\?/),
      expect.stringMatching(/^docs\/front-matter\.md:2:\d+ - the front matter is not valid YAML/),
      expect.stringMatching(/^docs\/install\.md:11 - These packages do not fit together .*@trpc/),
      'docs/link.md:10 - /docs/short is a page of the same version; link its file, ./short.md.',
      'docs/link.md:12 - ./gone.png leads to no image: there is no such file.',
      'docs/link.md:14 - ./gone.md leads to no page: there is no such file.',
      expect.stringMatching(/^docs\/sample\.md:11:7 - .*TS2322/),
      expect.stringMatching(
        /^docs\/short\.md:\d+ - front matter description: at least 50 characters/,
      ),
      expect.stringMatching(/^docs\/unlisted\.md:1 - no sidebar lists it/),
    ]);
    expect(output).toContain('11 problems:');
    expect(output).not.toContain('checkAll');
    expect(output).not.toContain('The sidebars are made.');
  });
});
