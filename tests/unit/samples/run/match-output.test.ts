import {describe, expect, it} from 'vitest';
import {matchOutput} from '../../../../src/plugins/samples/run';

describe('matches', () => {
  it.each([
    ['the same text', 'a\nb', 'a\nb\n'],
    ['whitespace at line ends and blank lines at the end', 'a\n\nb  \n', 'a \r\n\nb\n\n'],
    ['nothing with nothing', '', '\n'],
    ['… within a line', 'took … ms (…)', 'took 12 ms (cold)'],
    ['… for nothing', 'done…', 'done'],
    ['a line of … for no line', 'a\n…\nb', 'a\nb'],
    ['a line of … for many lines', 'a\n  …\nb', 'a\n1\n\nb\nb'],
    ['a line of … at both ends', '…\nb\n…', 'a\nb\nc'],
    ['a line of … for everything', '…', ''],
    ['<uuid>', 'id <uuid>', 'id 0b6b3c5e-5b0f-4c5e-9d5e-0a1b2c3d4e5f'],
    ['<time>', 'at <time>', 'at 2024-05-06T07:08:09.123Z'],
    ['<time> with an offset', '<time>', '2024-05-06T07:08:09+02:00'],
    ['<number>', '<number> <number> <number>', '1 -2.5 3e-7'],
    ['<id>', "{ id: '<id>' }", "{ id: 'a_B-9' }"],
    ['special characters as themselves', 'f(x)[0] $.* + ^|{}?\\', 'f(x)[0] $.* + ^|{}?\\'],
  ])('%s', (_, expected, actual) => {
    expect(matchOutput(expected, actual)).toEqual({ok: true});
  });
});

describe('does not match', () => {
  it.each([
    ['another text', 'a\nb', 'a\nc', 2],
    ['a missing line', 'a\nb\nc', 'a\nc', 2],
    ['a line too many', 'a\nb', 'a\nx\nb', 2],
    ['a line too many at the end', 'a', 'a\nb', 1],
    ['output where none is expected', '', 'a', 1],
    ['leading whitespace', 'a', ' a', 1],
    ['<uuid> with a word', '<uuid>', 'nope', 1],
    ['<time> with a date', '<time>', '2024-05-06', 1],
    ['<number> with a word', '<number>', 'NaN', 1],
    ['<id> with a space', '<id>', 'a b', 1],
    ['special characters as patterns', 'a.c', 'abc', 1],
    ['an inner … over a line end', 'a…b', 'a\nb', 1],
    ['a line after a gap that never comes', 'a\n…\nz', 'a\nb', 3],
  ])('%s', (_, expected, actual, line) => {
    expect(matchOutput(expected, actual)).toMatchObject({ok: false, line});
  });
});

it('shows where the two differ', () => {
  const result = matchOutput(
    'start <time>\n…\nsame\nold\nend',
    `start ${new Date(0).toISOString()}
skipped
same
new
end`,
  );
  expect(result).toEqual({
    ok: false,
    line: 4,
    diff: [
      '- expected',
      '+ actual',
      '',
      '  start 1970-01-01T00:00:00.000Z',
      '  …',
      '  same',
      '- old',
      '+ new',
      '  end',
    ].join('\n'),
  });
});

it('keeps a long diff short', () => {
  const result = matchOutput('a', Array.from({length: 500}, (_, i) => `line ${i}`).join('\n'));
  expect(result).toMatchObject({diff: expect.stringContaining('(421 more lines)')});
});
