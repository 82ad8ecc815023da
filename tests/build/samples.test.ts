import {describe, expect, it} from 'vitest';

import {built} from './built';

describe('a sample that does not compile', () => {
  const build = built(['broken-sample'], {shareSource: true});

  it('fails the build, naming file, line, column and the error', () => {
    expect(build().code).toBe(1);
    expect(build().output).toContain('1 problem in samples:');
    expect(build().output).toMatch(/docs\/intro\.md:4:7 - error: TS2322: Type 'number' is not/);
  });
});
