import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {unknownMessages} from '../../../scripts/lint-messages/check';
import {quotedMessages} from '../../../scripts/lint-messages/quoted';
import {compareOffers, placesOf, type Difference} from '../../../scripts/toolkit/compare';
import {offersOf} from '../../../scripts/toolkit/exports';
import {newestTogether, raises} from '../../../scripts/toolkit/releases';
import {holds, withoutWorking, writeReport, type Report} from '../../../scripts/toolkit/report';

const released: Record<string, string[]> = {
  server: ['10.45.4', '11.19.0', '11.22.1', '11.9.0', '11.25.2', '12.0.0', '11.26.0-beta.1'],
  client: ['11.19.0', '11.22.1', '11.25.2'],
  query: ['11.19.0', '11.22.1'],
};
const releasesOf = (name: string) => released[name] ?? [];

const unchanged: Report = {
  raises: [],
  packages: [],
  samples: '',
  messages: '',
  community: '',
  guides: '',
};

describe('the newest releases that go together', () => {
  it('are the newest stable ones of a line that all packages have', () => {
    expect(newestTogether(['server', 'client'], 11, releasesOf)).toBe('11.25.2');
    expect(newestTogether(['server', 'client', 'query'], 11, releasesOf)).toBe('11.22.1');
    expect(newestTogether(['server'], 10, releasesOf)).toBe('10.45.4');
  });

  it('are none if the packages share no release', () => {
    expect(newestTogether(['server', 'query'], 12, releasesOf)).toBeUndefined();
  });

  it('are compared with what each toolkit pins', () => {
    const later = (name: string) => (name === '@trpc/next' ? ['11.19.0'] : ['11.19.0', '11.99.0']);
    const found = raises(process.cwd(), later).map(({toolkit, to}) => `${toolkit.folder} ${to}`);
    expect(found).toEqual(['toolkit/v11-core 11.99.0', 'toolkit/v11-tanstack-react-query 11.99.0']);
  });
});

describe('two releases of a package', () => {
  let parent: string;

  beforeAll(() => {
    parent = fs.mkdtempSync(path.join(os.tmpdir(), 'toolkit-'));
  });
  afterAll(() => fs.rmSync(parent, {recursive: true}));

  function offersIn(release: string, declarations: string) {
    const folder = path.join(parent, release);
    fs.mkdirSync(path.join(folder, 'dist'), {recursive: true});
    fs.mkdirSync(path.join(folder, 'src'));
    const entry = {types: './dist/index.d.mts', default: './dist/index.mjs'};
    const manifest = {name: '@trpc/client', exports: {'.': {import: entry}}};
    fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
    fs.writeFileSync(path.join(folder, 'dist/index.d.mts'), declarations);
    fs.writeFileSync(path.join(folder, 'src/index.ts'), '');
    return offersOf(folder);
  }

  const before = `
    /** Options of a link. */
    export interface LinkOptions {
      /** How many. @default 5 */
      maxItems?: number;
      /** Opens late. */
      lazy?: boolean;
      url: string;
    }
    export declare function link(options: LinkOptions): void;
    export declare function gone(): void;
    export declare function old(): void;
  `;
  const after = `
    /** Options of a link. */
    export interface LinkOptions {
      /** How many. @default 10 */
      maxItems?: number;
      /** Opens when it is needed. */
      lazy?: boolean;
      url: string | URL;
      /** Of the request. */
      headers?: object;
    }
    export declare function link(options: LinkOptions): void;
    /** @deprecated Use link. */
    export declare function old(): void;
    /** Awaits a call. */
    export declare function safe(): void;
  `;

  let differences: Difference[];
  beforeAll(() => {
    differences = compareOffers(offersIn('1', before), offersIn('2', after));
  });
  const kindOf = (name: string) =>
    differences.find((difference) => difference.name === `@trpc/client ${name}`)?.kind;

  it('differ by what was removed, added and deprecated', () => {
    expect(kindOf('gone')).toBe('removed');
    expect(kindOf('safe')).toBe('added');
    expect(kindOf('old')).toBe('deprecated');
    expect(kindOf('link')).toBeUndefined();
  });

  it('differ by the types, the defaults and the number of their options', () => {
    expect(kindOf('LinkOptions.url')).toBe('changed');
    expect(kindOf('LinkOptions.maxItems')).toBe('another default');
    expect(kindOf('LinkOptions.lazy')).toBe('described differently');
    expect(kindOf('LinkOptions.headers')).toBe('added');
    expect(kindOf('LinkOptions')).toBeUndefined();
  });

  it('differ in nothing when they are the same', () => {
    const offers = offersIn('3', before);
    expect(compareOffers(offers, offers)).toEqual([]);
  });

  const pages = [
    {file: 'docs/a.mdx', text: 'Text.\n\nSet `maxItems` of `LinkOptions`, and call `gone`.\n'},
    {file: 'docs/b.mdx', text: 'Another `maxItems`, and what is gone.\n'},
  ];

  it('have places on the pages that name what differs', () => {
    const place = (name: string) =>
      placesOf({kind: 'changed', name: `@trpc/client ${name}`}, pages);
    expect(place('LinkOptions.maxItems')).toEqual(['docs/a.mdx:3']);
    expect(place('gone')).toEqual(['docs/a.mdx:3']);
  });

  it('make a report that says what to look at, and where', () => {
    const report: Report = {
      ...unchanged,
      packages: [{name: '@trpc/client', from: '1.0.0', to: '2.0.0', differences}],
      samples: 'docs/a.mdx:9:1 - error: the output of a.ts differs\n- expected\n+ actual',
    };
    expect(holds(report)).toBe(false);
    const text = writeReport(report, pages);
    expect(text).toContain('## @trpc/client, 1.0.0 to 2.0.0');
    expect(text).toContain('- **removed** `@trpc/client gone` (docs/a.mdx:3)');
    expect(text).toMatch(
      /another default\*\* `@trpc\/client LinkOptions\.maxItems` \(docs\/a\.mdx:3\)\n  - was: 5\n  - is: 10\n/,
    );
    expect(text).toContain('docs/a.mdx:9:1 - error: the output of a.ts differs');
    expect(text).not.toContain('Messages');
  });

  it('make a report of a message that is quoted on a page and that the new release words otherwise', () => {
    const page =
      '| You see | Cause |\n| --- | --- |\n| `You have several keys` | Two are equal. |\n';
    const reportOn = (source: string): Report => {
      const sources = () => [source];
      const found = unknownMessages(quotedMessages(page, 'docs/a.mdx'), sources, {}, 'tRPC 2.0.0');
      const lines = found.map(({file, line, message}) => `${file}:${line} - ${message}`);
      return {...unchanged, messages: lines.join('\n')};
    };
    expect(holds(reportOn("throw new Error('You have several keys')"))).toBe(true);
    const changed = reportOn("throw new Error('Several keys were given')");
    expect(holds(changed)).toBe(false);
    expect(writeReport(changed, pages)).toContain(
      'docs/a.mdx:3 - Nothing says "You have several keys"',
    );
  });

  it('make a report if the new one is not pinned, although nothing else differs', () => {
    const later = (name: string) => (name === '@trpc/next' ? ['11.19.0'] : ['11.99.0']);
    const report: Report = {...unchanged, raises: raises(process.cwd(), later)};
    expect(holds(report)).toBe(false);
    expect(writeReport(report, pages)).toContain(
      '- `toolkit/v11-core`: @trpc/client, @trpc/server 11.25.2 → 11.99.0',
    );
  });

  it("make a report of the pages that can't be followed, and of no other, under a title that says so", () => {
    const printed =
      'works       40.1 s  docs/a.mdx\nFAILED       2.0 s  docs/b.mdx\n  docs/b.mdx:3 - npm\ninstalled only      docs/c.mdx: a reason\n\nFollowed 2 pages: 1 work (0 unchanged), 1 fail.\n';
    const guides = withoutWorking(printed);
    const text = writeReport({...unchanged, guides}, pages);
    expect(text).toMatch(/^# The docs fail with what npm installs today\n/);
    expect(text).toContain('FAILED       2.0 s  docs/b.mdx\n  docs/b.mdx:3 - npm');
    expect(text).not.toMatch(/docs\/[ac]\.mdx/);
  });

  it('make an empty report when the docs are still right', () => {
    expect(holds(unchanged)).toBe(true);
    expect(writeReport(unchanged, pages).trim()).toBe(
      '# The docs are checked with the newest releases',
    );
  });
});
