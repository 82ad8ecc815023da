import {describe, expect, it} from 'vitest';

import {endings} from '../../../src/plugins/page-checks/endings';
import {readPage} from '../../../src/plugins/page-checks/page';
import {pageRules} from '../../../src/plugins/page-checks/rules';

const body =
  '# Context\n\nA [router](./routers.mdx#nested) and its [client](../client/index.mdx).\n\n';
const page = (ending: string) => readPage(body + ending, 'docs/server/context.mdx');
const said = (ending: string) =>
  endings(page(ending)).map(({line, message}) => `${line}: ${message}`);

const ending = (...items: string[]) =>
  `## Where to go next\n\n${items.map((item) => `- ${item}\n`).join('')}`;

describe('“Where to go next”', () => {
  it('has links that are new to the page', () => {
    expect(said(ending('[Links](../client/links/index.mdx).', '[FAQ](../faq.mdx).'))).toEqual([]);
    expect(said('')).toEqual([]);
  });

  it('does not repeat a page that is linked above, or a section of which is', () => {
    const items = ending('[FAQ](../faq.mdx).', '[A](./routers.mdx) and [B](../client/index.mdx).');
    expect(said(items)).toEqual([
      '8: line 3 links ./routers.mdx already; remove it from "Where to go next".',
      '8: line 3 links ../client/index.mdx already; remove it from "Where to go next".',
    ]);
  });

  it('may link a section of a page that is linked above, but not the same section', () => {
    const items = ending('[A](../client/index.mdx#links).', '[B](./routers.mdx#nested).');
    expect(said(items)).toEqual([
      '8: line 3 links ./routers.mdx#nested already; remove it from "Where to go next".',
    ]);
  });

  it('compares the pages that links lead to, however they are written', () => {
    const items = ending('[A](../server/routers.mdx).', '[B](/docs/v10/server/context).');
    expect(said(items)).toEqual([
      '7: line 3 links ../server/routers.mdx already; remove it from "Where to go next".',
    ]);
  });

  it('has two items or more', () => {
    const advice = 'link the page in a sentence where readers need it instead.';
    const tooFew = `5: "Where to go next" has fewer than 2 items; ${advice}`;
    expect(said(ending('[FAQ](../faq.mdx) and [links](../client/links/index.mdx).'))).toEqual([
      tooFew,
    ]);
    expect(said('## Where to go next\n\nRead the [FAQ](../faq.mdx).\n')).toEqual([tooFew]);
  });

  it('may be a paragraph with two links or more', () => {
    const links = 'Read the [FAQ](../faq.mdx) or the [concepts](../concepts.mdx).';
    expect(said(`## Where to go next\n\n${links}\n`)).toEqual([]);
  });

  it('ends where the next section begins', () => {
    const after = '\n## Notes\n\n- [Again](./routers.mdx).\n';
    expect(said(ending('[FAQ](../faq.mdx).', '[C](../concepts.mdx).') + after)).toEqual([]);
  });

  it('is one of the rules for pages', () => {
    expect(pageRules).toContain(endings);
  });
});
