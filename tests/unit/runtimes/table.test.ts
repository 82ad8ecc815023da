import {describe, expect, it} from 'vitest';

import {differences} from '../../runtimes/matrix/table';

const page = `# Adapter

## Where it runs

| Call      | Deno | Bun |
| --------- | ---- | --- |
| Query     | yes  | yes |
| WebSocket | no   | yes |

A WebSocket client sees \`404\`.

## Next
`;
const outcomes = (bun: string) =>
  new Map([
    [
      'Deno',
      new Map([
        ['Query', 'yes'],
        ['WebSocket', 'no: 404'],
      ]),
    ],
    [
      'Bun',
      new Map([
        ['Query', bun],
        ['WebSocket', 'yes'],
      ]),
    ],
  ]);

describe('the table of a page', () => {
  it('is right when each cell is what came out, and each message is quoted', () => {
    expect(differences(page, outcomes('yes'))).toEqual([]);
  });

  it('differs in a cell that promises what did not come out', () => {
    expect(differences(page, outcomes('at the end'))).toEqual([
      '7: Query on Bun is "yes", but came out as "at the end".',
    ]);
  });

  it('lacks the message that a reader sees', () => {
    expect(differences(page.replace('`404`', 'nothing'), outcomes('yes'))).toEqual([
      "8: WebSocket on Deno: the page doesn't quote `404`.",
    ]);
  });

  it('lacks a row or a column for what was run', () => {
    const withoutRow = page.replace(/\| Query .*\n/, '');
    expect(differences(withoutRow, outcomes('yes'))).toEqual([
      '5: the rows are WebSocket; Query, WebSocket were asked.',
    ]);
    const otherColumn = page.replace('| Bun |', '| Lua |');
    expect(differences(otherColumn, outcomes('yes'))).toEqual([
      '5: the columns are Deno, Lua; Deno, Bun were run.',
    ]);
  });

  it('is missing', () => {
    expect(differences('# Adapter\n', outcomes('yes'))).toEqual([
      'There is no table below "## Where it runs".',
    ]);
  });
});
