import {describe, expect, it} from 'vitest';

import {judge} from '../../../../src/plugins/samples/claims/proofs';
import {claimsReport} from '../../../../src/plugins/samples/claims/report';

const fence = (meta: string, code: string) => `\`\`\`${meta}\n${code}\n\`\`\`\n`;

/** Each statement of a page, and whether it has a proof. */
const judged = (source: string) =>
  judge(source).map(({text, proved}) => `${proved ? 'proved' : 'open'}: ${text}`);

describe('statements', () => {
  it('are sentences about what happens, not advice, definitions or links to other pages', () => {
    const page =
      '# Page\n\nA context is an object. It is made once for each request. Set `max` before you deploy.\n\n' +
      '## Where to go next\n\n- [Errors](./errors.mdx): what fails.\n';
    expect(judged(page)).toEqual(['open: It is made once for each request.']);
  });

  it.each([
    'Repeat a call only if doing it twice is safe.',
    'To stop before the timeout, pass a signal.',
    'If it always fails, compare the paths.',
    'So register it before the others.',
    'Press `Run` until all checks pass.',
  ])('are not advice, which may begin with its condition: %s', (advice) => {
    expect(judged(advice)).toEqual([]);
  });

  it('are what happens under a condition', () => {
    expect(judged('If one call fails, the others run.')).toHaveLength(1);
  });

  it('are not names of things', () => {
    expect(judged('Server-sent events are HTTP. The numbers come from runs here.')).toEqual([]);
  });

  it('that quote a message are checked with it, unless the code is something else', () => {
    const page = 'A call fails with `No such book`.\n\nIt throws `Add | undefined or null`.\n';
    expect(judged(page)).toEqual([
      'proved: A call fails with `No such book`.',
      'open: It throws `Add | undefined or null`.',
    ]);
  });

  it('about platforms are compared with runs on them', () => {
    const page =
      '## Where it runs\n\n| Call | Deno |\n| - | - |\n| Abort | keeps running |\n\nIt never stops.\n';
    expect(judged(page)).toEqual(['proved: Abort | keeps running', 'proved: It never stops.']);
  });

  it('are rows of option tables and error tables, and rows about behavior in other tables', () => {
    const page =
      '| Option | Default |\n| - | - |\n| `url` | none |\n\n' +
      '| You see | Cause |\n| - | - |\n| `No such book` | A typo. |\n| Nothing at all | A proxy. |\n\n' +
      '| Link | Kind |\n| - | - |\n| `httpLink` | sends one call |\n| `wsLink` | a socket |\n';
    expect(judged(page)).toEqual([
      'open: `url` | none',
      'proved: `No such book` | A typo.',
      'open: Nothing at all | A proxy.',
      'open: `httpLink` | sends one call',
    ]);
  });
});

describe('a proof', () => {
  const claim = '`maxItems` limits a batch.\n\n';

  it.each([
    ['a program that runs and has the name', fence('ts run', 'maxItems')],
    ['a hidden program', fence('ts hidden run', 'maxItems')],
    ['an error that must occur', fence('ts errors="2345"', 'maxItems')],
    ['a type that must be this one', fence('ts', 'maxItems\n// ^?')],
    ['output that has the name', fence('text output', 'maxItems: 2')],
  ])('is %s', (_, sample) => {
    expect(judged(claim + sample)).toEqual(['proved: `maxItems` limits a batch.']);
  });

  it.each([
    ['a sample that is only compiled', fence('ts', 'maxItems')],
    ['a sample of another language', fence('bash', 'maxItems')],
    ['a program of another section', `## Other\n\n${fence('ts run', 'maxItems')}`],
    [
      'a program that is far away and about something else',
      `One.\n\nTwo.\n\nThree.\n\n${fence('ts run', 'url')}`,
    ],
  ])('is not %s', (_, sample) => {
    expect(judged(claim + sample)).toEqual(['open: `maxItems` limits a batch.']);
  });

  it('may be any nearby one for a statement without names', () => {
    expect(judged(`The call fails.\n\n${fence('ts run', 'url')}`)).toEqual([
      'proved: The call fails.',
    ]);
  });
});

describe('a description of an option in a list', () => {
  const list =
    '- `maxItems`: Limits a batch. It never splits a call.\n- `url: string`: Never empty.\n\n';
  const far = 'One.\n\nTwo.\n\nThree.\n\n';

  it('is about that option in each of its sentences', () => {
    expect(judged(list + far + fence('ts run', 'maxItems'))).toEqual([
      'proved: Limits a batch.',
      'proved: It never splits a call.',
      'open: Never empty.',
    ]);
  });
});

describe('the report', () => {
  const open = judge('It never fails.\n');
  const page = (file: string) => ({file, claims: open});

  it('has the share of each page and of each group of pages', () => {
    const pages = [page('docs/server/context.mdx'), page('docs/faq.mdx')];
    const lines = claimsReport(pages, false).map((line) => line.trim().replace(/\s+/g, ' '));
    expect(lines).toContain('0 % 0 of 1 docs/faq.mdx');
    expect(lines).toContain('0 % 0 of 1 11.x server and links');
    expect(lines).toContain('0 % 0 of 2 11.x');
  });

  it('lists what has no proof, with its line', () => {
    expect(claimsReport([page('docs/faq.mdx')], true)).toContain(
      '  docs/faq.mdx:1 - It never fails.',
    );
  });
});
