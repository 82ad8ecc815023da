import {describe, expect, it} from 'vitest';

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

describe('the report', () => {
  it('says what no longer compiles or prints something else', () => {
    const samples = 'docs/a.mdx:9:1 - error: the output of a.ts differs\n- expected\n+ actual';
    const report: Report = {...unchanged, samples};
    expect(holds(report)).toBe(false);
    const text = writeReport(report);
    expect(text).toContain('docs/a.mdx:9:1 - error: the output of a.ts differs');
    expect(text).not.toContain('Messages');
  });

  it('names a release that is not pinned, although nothing else differs, and what shows its changes', () => {
    const later = (name: string) => (name === '@trpc/next' ? ['11.19.0'] : ['11.99.0']);
    const report: Report = {...unchanged, raises: raises(process.cwd(), later)};
    expect(holds(report)).toBe(false);
    const text = writeReport(report);
    expect(text).toContain('- `toolkit/v11-core`: @trpc/client, @trpc/server 11.25.2 → 11.99.0');
    expect(text).toContain(
      'npm diff --diff=@trpc/client@11.25.2 --diff=@trpc/client@11.99.0 src\n',
    );
  });

  it("has the pages that can't be followed, and no other, under a title that says so", () => {
    const printed =
      'works       40.1 s  docs/a.mdx\nFAILED       2.0 s  docs/b.mdx\n  docs/b.mdx:3 - npm\ninstalled only      docs/c.mdx: a reason\n\nFollowed 2 pages: 1 work (0 unchanged), 1 fail.\n';
    const guides = withoutWorking(printed);
    const text = writeReport({...unchanged, guides});
    expect(text).toMatch(/^# The docs fail with what npm installs today\n/);
    expect(text).toContain('FAILED       2.0 s  docs/b.mdx\n  docs/b.mdx:3 - npm');
    expect(text).not.toMatch(/docs\/[ac]\.mdx/);
  });

  it('is empty when the docs are still right', () => {
    expect(holds(unchanged)).toBe(true);
    expect(writeReport(unchanged).trim()).toBe('# The docs are checked with the newest releases');
  });
});
