import assert from 'assert';

export default assert.strict;
export const {
  AssertionError,
  deepEqual,
  doesNotMatch,
  doesNotReject,
  doesNotThrow,
  equal,
  fail,
  ifError,
  match,
  notDeepEqual,
  notEqual,
  ok,
  rejects,
  throws,
  strict,
  deepStrictEqual,
  notDeepStrictEqual,
  notStrictEqual,
  strictEqual,
} = assert.strict;
