import {describe, expect, it} from 'vitest';

import {sentences} from '../../../../src/plugins/samples/core/jsdoc';

describe('JSDoc as sentences', () => {
  it('ends what a line break ends', () => {
    expect(sentences('Data transformer\n\nUse the same one on\nboth sides')).toBe(
      'Data transformer.\n\nUse the same one on\nboth sides.',
    );
    expect(sentences('Disable responding\n**Not recommended** - for tests')).toBe(
      'Disable responding.\n**Not recommended** - for tests.',
    );
  });

  it('leaves a sentence alone that goes on in the next line, or has its end', () => {
    expect(sentences('Set via `a` or\n`b`. It holds.')).toBe('Set via `a` or\n`b`. It holds.');
  });

  it('leaves lists, code and addresses alone', () => {
    const text = 'Sends:\n- `a`\n- b\n\n```ts\nconst a = 1\n```\n\nSee https://trpc.io/docs';
    expect(sentences(text)).toBe(text);
  });
});
