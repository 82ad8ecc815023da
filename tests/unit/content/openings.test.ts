import {describe, expect, it} from 'vitest';

import {openings} from '../../../src/plugins/page-checks/openings';
import {readPage} from '../../../src/plugins/page-checks/page';
import {pageRules} from '../../../src/plugins/page-checks/rules';

const head = "---\ntitle: Usage\n---\n\nimport A from '@site/A';\n\n# Usage\n\n";
const said = (body: string, file = 'docs/client/usage.mdx') =>
  openings(readPage(head + body, file)).map(({line, message}) => `${line}: ${message}`);

const table = '| Hook | Use |\n| --- | --- |\n| `useQuery` | Loads |\n\n';
const sentence = 'A hook loads data.\n\n';
const fence = (flags: string, lines: number) =>
  `\`\`\`ts ${flags}\n${'run();\n'.repeat(lines)}\`\`\`\n\n`;

describe('what a page begins with', () => {
  it('is not a table', () => {
    const advice = 'a table opens the page; say what it lists in a sentence first.';
    expect(said(table)).toEqual([`9: ${advice}`]);
    expect(said('<TypeTable type="Options" from="@trpc/client" />\n')).toEqual([`9: ${advice}`]);
    expect(said(fence('title="a.ts" hidden', 1) + table)).toEqual([`13: ${advice}`]);
    expect(said(sentence + table)).toEqual([]);
  });

  it('is not 50 lines of server', () => {
    const advice =
      "50 lines of server code come before the page's subject; " +
      'put them between <Setup> and </Setup>, or mark them as `folded`.';
    const router = fence('title="server/router.ts"', 30);
    const start = fence('title="server.ts" serve', 20);
    expect(said(sentence + router + start)).toEqual([`11: ${advice}`]);
    expect(said(sentence + router + fence('title="server.ts"', 19))).toEqual([]);
    expect(said(sentence + router + fence('title="client.ts"', 5) + start)).toEqual([]);
  });

  it('may be set-up that is hidden, folded or cut, and server code where that is the subject', () => {
    const long = (flags: string) => sentence + fence(`title="server/index.ts" ${flags}`, 60);
    expect(said(long('hidden'))).toEqual([]);
    expect(said(long('folded'))).toEqual([]);
    expect(said(`<Setup>\n\n${long('')}</Setup>\n`)).toEqual([]);
    const cut = `${'a();\n'.repeat(60)}// ---cut---\nb();\n// ---cut-after---\n${'c();\n'.repeat(60)}`;
    expect(said(`${sentence}\`\`\`ts title="server.ts"\n${cut}\`\`\`\n`)).toEqual([]);
    for (const file of [
      'docs/server/routers.mdx',
      'versioned_docs/version-10.x/subscriptions.mdx',
      'versioned_docs/version-9.x/router.mdx',
    ]) {
      expect(said(long(''), file)).toEqual([]);
    }
    expect(said(long(''), 'versioned_docs/version-9.x/react.mdx')).toHaveLength(1);
  });

  it('is one of the rules for pages', () => {
    expect(pageRules).toContain(openings);
  });
});
