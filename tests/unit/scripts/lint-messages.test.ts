import {describe, expect, it} from 'vitest';

import {staleEntries, unknownMessages} from '../../../scripts/lint-messages/check';
import {normalize} from '../../../scripts/lint-messages/match';
import {quotedMessages} from '../../../scripts/lint-messages/quoted';
import {compiler} from '../../../scripts/lint-messages/sources';

/** What is wrong with a page whose error table quotes `message`, when packages say `code`. */
function wrong(message: string, code: string, seen: Record<string, string> = {}): string[] {
  const quoted = [{file: 'docs/a.mdx', line: 7, message}];
  const sources = () => [normalize(code), compiler];
  return unknownMessages(quoted, sources, seen, 'tRPC 11.25.2').map((finding) => finding.message);
}

describe('quotedMessages', () => {
  const table = (header: string) =>
    `| ${header} | Cause |\n| - | - |\n| \`No such book\`, status \`404\` | A typo. |\n| \`error instanceof TRPCError\` is \`false\` | \`Not a message\` |\n`;

  it('are the messages in the first column of error tables, with their lines', () => {
    expect(quotedMessages(`# Page\n\n${table('You see')}`, 'docs/a.mdx')).toEqual([
      {file: 'docs/a.mdx', line: 5, message: 'No such book'},
    ]);
  });

  it('are of the releases that the part of the page around the table is about', () => {
    const part = `<Since version="11.25">\n\n${table('You see')}\n</Since>\n`;
    expect(quotedMessages(part, 'docs/a.mdx')).toEqual([
      {file: 'docs/a.mdx', line: 5, message: 'No such book', since: '11.25'},
    ]);
  });

  it('are not those of other tables', () => {
    expect(quotedMessages(table('Option'), 'docs/a.mdx')).toEqual([]);
  });

  it.each([
    'If a call fails with `No such book`, look at its number.',
    '- The server answers `No such book`.',
    'Press `Add`, and you see `No such book`.',
    'The message is `client[procedureType] is not a function`.',
  ])('are sentences in prose, too: %s', (text) => {
    const message = /`(?=No|client)([^`]+)`/.exec(text)?.[1];
    expect(quotedMessages(text, 'docs/a.mdx')).toEqual([{file: 'docs/a.mdx', line: 1, message}]);
  });

  it.each([
    'Press `Add a book`.',
    'Its type is `Meta | undefined`, or `Array of books = []`.',
    'Send `GET /books for all` with `Vary: accept, cookie and`.',
    'It prints `No a 7`, which is too short to look for.',
    'Run `npm install it`.',
  ])('are not code, requests, headers and buttons: %s', (text) => {
    expect(quotedMessages(text, 'docs/a.mdx')).toEqual([]);
  });

  it('in prose are of the releases that the part of the page is about', () => {
    const part = '<Before version="11.22">\n\nIt fails with `No such book`.\n\n</Before>\n';
    expect(quotedMessages(part, 'docs/a.mdx')).toEqual([
      {file: 'docs/a.mdx', line: 3, message: 'No such book', before: '11.22'},
    ]);
  });
});

describe('unknownMessages', () => {
  const template = 'throw new Error(`No procedure found on path "${call.path}"`)';

  it.each([
    [
      'as it stands',
      'Batch call exceeds maximum size',
      "message: 'Batch call exceeds maximum size'",
    ],
    ['with a value for a placeholder', 'No procedure found on path "bookById"', template],
    ['behind the name of its error', 'TRPCClientError: No procedure found on path "a"', template],
    [
      'with escaped quotes',
      'No "query"-procedure on path "book.none"',
      'message: "No \\"".concat(type, "\\"-procedure on path \\"").concat(path, "\\"")',
    ],
    [
      'in two parts',
      'Not serializable … use a transformer',
      "a('use a transformer'); b('Not serializable')",
    ],
    ["as the compiler's", "Cannot find module '@trpc/next/ssrPrepass'", ''],
  ])('finds a message %s', (_, message, code) => {
    expect(wrong(message, code)).toEqual([]);
  });

  it('names a message that a release words differently', () => {
    const code = "message: 'Batch call has too many calls'";
    expect(wrong('Batch call exceeds maximum size', code)).toEqual([
      expect.stringMatching(
        /Nothing says "Batch call exceeds maximum size".* no package of tRPC 11\.25\.2/,
      ),
    ]);
  });

  it('names a message whose words around a value differ', () => {
    expect(wrong('No procedure exists at path "bookById"', template)).toHaveLength(1);
  });

  it('names a message too little of which is fixed', () => {
    expect(wrong('No book …', template)).toEqual([expect.stringContaining('too short')]);
  });

  it('accepts what somebody has seen elsewhere, as long as a page quotes it', () => {
    const seen = {'The gateway is tired': 'a gateway'};
    expect(wrong('The gateway is tired', '', seen)).toEqual([]);
    expect(staleEntries([], seen)).toEqual(['The gateway is tired']);
  });
});
