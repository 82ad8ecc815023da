import {readFileSync} from 'node:fs';

import {describe, expect, test} from 'vitest';

import {differences, type Measured, sectionOf} from '../../support/measuredTable';

import type {Link} from './clients';
import {measure, type Outcomes, pairsOf, type Side, verdictOf} from './measure';

const heading = 'Deploy server and clients';

interface Column {
  name: string;
  client: Side;
  /** Each of them has to behave as the column says. */
  servers: Side[];
}

interface Guide {
  file: string;
  rows: Record<string, Link>;
  columns: Column[];
}

const guides: Guide[] = [
  {
    file: 'versioned_docs/version-10.x/migrate-from-v9-to-v10.mdx',
    rows: {
      httpLink: 'httpLink',
      httpBatchLink: 'httpBatchLink',
      wsLink: 'wsLink',
      unstable_httpBatchStreamLink: 'httpBatchStreamLink',
    },
    columns: [
      {name: 'v9 client, v10 server', client: 'v9', servers: ['v10 interop', 'v10']},
      {name: 'v10 client, v9 server', client: 'v10', servers: ['v9']},
      {name: 'v10 client, v10 server', client: 'v10', servers: ['v10 interop', 'v10']},
    ],
  },
  {
    file: 'docs/migrate-from-v10-to-v11.mdx',
    rows: {
      httpLink: 'httpLink',
      httpBatchLink: 'httpBatchLink',
      wsLink: 'wsLink',
      'unstable_httpBatchStreamLink, httpBatchStreamLink': 'httpBatchStreamLink',
    },
    columns: [
      {name: 'v10 client, v11 server', client: 'v10', servers: ['v11']},
      {name: 'v11 client, v10 server', client: 'v11', servers: ['v10']},
    ],
  },
];

/** Version 9 has no link that streams. */
const exists = (client: Side, link: Link) => client !== 'v9' || link !== 'httpBatchStreamLink';

async function outcomesOf({client, servers}: Column, link: Link): Promise<Outcomes[]> {
  const runs = servers.flatMap((server) =>
    [false, true].map(async (transformer) => {
      const pairs = await pairsOf(client, server);
      return Promise.all(pairs.map((pair) => measure(pair, {client, server, link, transformer})));
    }),
  );
  return (await Promise.all(runs)).flat();
}

/** The word that all runs of a cell agree on. */
async function cell(row: string, link: Link, column: Column): Promise<Measured> {
  const outcomes = await outcomesOf(column, link);
  const verdicts = new Set(outcomes.map(verdictOf));
  const failures = outcomes
    .flatMap((outcome) => Object.entries(outcome))
    .filter(([name]) => name !== 'error')
    .flatMap(([, end]) => (end.startsWith('fails: ') ? [end.slice('fails: '.length)] : []));
  return {
    row,
    column: column.name,
    verdict: [...verdicts].join(' or '),
    messages: [...new Set(failures)],
  };
}

// Together, because most of the time is that of calls that never settle.
describe.concurrent.each(guides)('$file', ({file, rows, columns}) => {
  test('says what clients and servers of neighboring lines do over the wire', async () => {
    const cells = Object.entries(rows).flatMap(([row, link]) =>
      columns.filter(({client}) => exists(client, link)).map((column) => cell(row, link, column)),
    );
    const measured = await Promise.all(cells);
    expect(differences(sectionOf(readFileSync(file, 'utf8'), heading), measured)).toEqual([]);
  });
});

test.concurrent(
  "an error of the server reaches version 9's clients, although results don't",
  async () => {
    const [pair] = await pairsOf('v9', 'v10 interop');
    if (!pair) throw new Error('No packages of tRPC 9 and 10');
    const setup = {
      client: 'v9',
      server: 'v10 interop',
      link: 'httpLink',
      transformer: false,
    } as const;
    expect(await measure(pair, setup)).toMatchObject({query: 'never settles', error: 'works'});
  },
);

const page = (cell: string) =>
  `## ${heading}\n\n| Link | new server |\n| - | - |\n| \`httpLink\` | ${cell} |\n\nIt says \`No head\`.\n`;

test('a table that differs from what was measured is reported, cell by cell', () => {
  const measured = {row: 'httpLink', column: 'new server', verdict: 'hangs', messages: []};
  const section = sectionOf(page('works'), heading);
  expect(differences(section, [measured])).toEqual([
    'httpLink, new server: the page says "works", measured "hangs"',
  ]);
  expect(differences(sectionOf(page('hangs'), heading), [measured])).toEqual([]);
  expect(differences(section, [])).toEqual(['httpLink, new server: nobody measured it']);
});

test('a message that the guide does not quote is named', () => {
  const measured = {row: 'httpLink', column: 'new server', verdict: 'fails'};
  const section = sectionOf(page('fails'), heading);
  const messages = ['No head was received', 'Stream closed'];
  expect(differences(section, [{...measured, messages}])).toEqual([
    'httpLink, new server: the page doesn\'t quote "Stream closed"',
  ]);
});
