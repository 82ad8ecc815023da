import {describe, expect, it} from 'vitest';

import {built} from './built';

describe('a broken link', () => {
  const build = built(['minimal', 'broken-link']);

  it('fails the build, naming the page and the link', () => {
    expect(build().code).toBe(1);
    expect(build().output).toMatch(
      /source page path = \/docs\/intro:\s+-> linking to \/nowhere-else/,
    );
  });
});

describe('a broken Markdown link', () => {
  const build = built(['minimal', 'broken-markdown-link']);

  it('fails the build, naming the file and the link', () => {
    expect(build().code).toBe(1);
    expect(build().output).toMatch(
      /markdown link couldn't be resolved: \(\.\/missing\.md\) in source file ".*intro\.md"/,
    );
  });
});

describe('a duplicate route', () => {
  const build = built(['minimal', 'duplicate-route']);

  it('fails the build, naming the route', () => {
    expect(build().code).toBe(1);
    expect(build().output).toMatch(/Duplicate routes found![^]*Attempting to create page at \//);
  });
});

describe('a broken anchor', () => {
  const build = built(['minimal', 'broken-anchor']);

  it('warns only, with a line that npm test counts as a failure', () => {
    expect(build().code).toBe(0);
    expect(build().output).toMatch(/\[WARNING\] Docusaurus found broken anchors![^]*#nothing/);
  });
});
