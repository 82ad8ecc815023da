import {describe, expect, it} from 'vitest';

import {parsePage} from '../../../../src/plugins/samples/core/page';
import {projectsOf} from '../../../../src/plugins/samples/core/projects';

const messages = (source: string, file = 'docs/page.mdx') => {
  const page = parsePage(source, file);
  return [...page.problems, ...projectsOf(page).problems].map(
    ({line, message}) => `${line}: ${message}`,
  );
};

describe('reading a page', () => {
  it('knows the version by the folder, and a fence may name another', () => {
    const source = '```ts\n1;\n```\n\n```ts version="9.x"\n2;\n```\n';
    expect(
      parsePage(source, 'versioned_docs/version-10.x/a.mdx').fences.map((fence) => fence.version),
    ).toEqual(['10.x', '9.x']);
  });

  it('reads every flag', () => {
    const [fence] = parsePage(
      '```tsx title="a/b.tsx" hidden run errors="2322, 2345" project="express"\nx\n```\n',
      'docs/page.mdx',
    ).fences;
    expect(fence).toMatchObject({
      language: 'tsx',
      title: 'a/b.tsx',
      hidden: true,
      role: 'run',
      errors: [2322, 2345],
      project: 'express',
      line: 1,
    });
  });

  it('makes each tab a separate project', () => {
    const source =
      '<Tabs>\n<TabItem value="express">\n\n```ts title="server.ts"\n1;\n```\n\n</TabItem>\n' +
      '<TabItem value="fastify">\n\n```ts title="server.ts"\n2;\n```\n\n</TabItem>\n</Tabs>\n';
    const page = parsePage(source, 'docs/page.mdx');
    expect(page.fences.map((fence) => fence.project)).toEqual(['express', 'fastify']);
    expect(projectsOf(page).problems).toEqual([]);
  });

  it('gives an alternative the files of the default project, with its own in place of theirs', () => {
    const source =
      '```ts title="a.ts"\nshared\n```\n\n```ts title="b.ts"\ndefault\n```\n\n```ts title="b.ts" project="x"\nown\n```\n';
    const {projects} = projectsOf(parsePage(source, 'docs/page.mdx'));
    const alternative = projects.find((project) => project.name.startsWith('x'));
    expect([...(alternative?.files.values() ?? [])].map((file) => file.text)).toEqual([
      'shared',
      'own',
    ]);
  });

  it('takes titled JSON and SQL for files that code imports or reads, and nothing without a title', () => {
    const source =
      '```ts title="a.ts"\na\n```\n\n```sql title="drizzle/0000_shop.sql"\nCREATE TABLE a ();\n```\n\n' +
      '```json title="drizzle/meta/_journal.json"\n{}\n```\n\n```sql\nSELECT 1;\n```\n\n```text title="notes.txt"\nno\n```\n';
    const [project] = projectsOf(parsePage(source, 'docs/page.mdx')).projects;
    expect([...(project?.files.keys() ?? [])]).toEqual([
      'a.ts',
      'drizzle/0000_shop.sql',
      'drizzle/meta/_journal.json',
    ]);
  });

  it('leaves to those who follow the page what needs more than Node.js', () => {
    const source =
      '```ts title="a.ts" serve followed\n1;\n```\n\n```ts title="b.ts" run\n2;\n```\n\n```ts title="b.ts" run followed replace\n3;\n```\n';
    const {projects, problems} = projectsOf(parsePage(source, 'docs/page.mdx'));
    expect(problems).toEqual([]);
    const roles = projects.map(({files}) => [...files.values()].map(({role}) => role));
    expect(roles).toEqual([
      [undefined, 'run'],
      [undefined, undefined],
    ]);
  });

  it('starts a new stage with the file replaced', () => {
    const source =
      '```ts title="a.ts"\none\n```\n\n```ts title="b.ts"\nb\n```\n\n```ts title="a.ts" replace\ntwo\n```\n';
    const {projects, problems} = projectsOf(parsePage(source, 'docs/page.mdx'));
    expect(problems).toEqual([]);
    expect(projects.map((project) => project.files.get('a.ts')?.text)).toEqual(['one', 'two']);
    expect(projects[1]?.files.get('b.ts')?.text).toBe('b');
  });

  it('finds fences inside admonitions, lists and headings with ids', () => {
    const source =
      '## Title {#title}\n\n:::note\n\n```ts\n1;\n```\n\n:::\n\n- item\n\n  ```ts\n  2;\n  ```\n';
    expect(parsePage(source, 'docs/page.mdx').fences.map((fence) => fence.value)).toEqual([
      '1;',
      '2;',
    ]);
  });
});

describe('bad input', () => {
  it('an unclosed fence', () => {
    expect(messages('# T\n\n```ts\nconst a = 1;\n')).toEqual([
      '3: This fence is never closed; add a line with ``` after its last line.',
    ]);
  });

  it('an unknown flag, with the flag that was meant', () => {
    expect(messages('```ts hiden\n1;\n```\n')[0]).toMatch(
      /^1: unknown flag `hiden`; did you mean `hidden`\?/,
    );
  });

  it('a flag without its value, and a value where none belongs', () => {
    expect(messages('```ts title hidden="yes"\n1;\n```\n')).toEqual([
      '1: `title` needs a value: title="…".',
      '1: `hidden` takes no value.',
    ]);
  });

  it('a folded block that nothing opens', () => {
    const message =
      "1: `folded` needs a title, by which the reader opens it, and can't be combined with `hidden`.";
    expect(messages('```ts folded\n1;\n```\n')).toEqual([message]);
    expect(messages('```ts title="a.ts" folded hidden\n1;\n```\n')).toEqual([message]);
    expect(messages('```ts title="a.ts" folded\n1;\n```\n')).toEqual([]);
  });

  it('what is followed, but would be compiled and run here as well, or is not seen', () => {
    const message =
      "1: `followed` needs `run`, `serve` or `nocheck`, and can't be combined with `hidden`.";
    expect(messages('```ts title="a.ts" followed\n1;\n```\n')).toEqual([message]);
    expect(messages('```ts title="a.ts" run hidden followed\n1;\n```\n')).toEqual([message]);
    expect(messages('```ts title="a.ts" followed nocheck="installed"\n1;\n```\n')).toEqual([]);
    expect(messages('```ts followed nocheck="installed"\n1;\n```\n')).toEqual([
      '1: `followed` needs a title, because only blocks with a title are written when the page is followed.',
    ]);
  });

  it('errors that are not numbers', () => {
    expect(messages('```ts errors="TS2322"\n1;\n```\n')[0]).toContain(
      'must be TypeScript error numbers',
    );
  });

  it('nocheck without a reason', () => {
    expect(messages('```ts nocheck=""\n1;\n```\n')[0]).toContain('needs the reason');
  });

  it('a version that does not exist', () => {
    expect(messages('```ts version="8.x"\n1;\n```\n')[0]).toBe(
      '1: version="8.x" is not one of 11.x, 10.x, 9.x.',
    );
  });

  it('a duplicate title, naming the line of the first', () => {
    expect(messages('```ts title="a.ts"\n1;\n```\n\n```ts title="a.ts"\n2;\n```\n')[0]).toMatch(
      /^5: title="a.ts" is taken by the fence in line 1\./,
    );
  });

  it('replacing what is not there', () => {
    expect(messages('```ts title="a.ts" replace\n1;\n```\n')[0]).toContain(
      'no fence before this one is titled "a.ts"',
    );
  });

  it('a diff line without its sign', () => {
    expect(messages('```ts diff\n+const a = 1;\nconst b = 2;\n```\n')[0]).toMatch(
      /^3: Each line of a `diff` fence/,
    );
  });

  it('a type table without its attributes', () => {
    expect(messages('<TypeTable type="X" />\n')[0]).toContain('<TypeTable> needs type=');
  });

  it('what is in a type table and is not a member', () => {
    const table = (content: string) =>
      `<TypeTable type="X" from="y">\n\n${content}\n\n</TypeTable>\n`;
    expect(messages(table('- `a`: what it is\n- b: what it is'))).toEqual([
      '4: There is no member here; begin each item of the list in a <TypeTable> with a member, such as - `url`: …',
    ]);
    expect(messages(table('What `a` is.'))).toEqual([
      '3: This is not a list; begin each item of the list in a <TypeTable> with a member, such as - `url`: …',
    ]);
  });

  it('a type that is listed twice, whose anchors would be the same', () => {
    const table = '<TypeTable type="X" from="y" />\n';
    expect(messages(`${table}\n${table}`)).toEqual([
      '3: The members of X are listed above already, and each has one anchor; link to that list.',
    ]);
    expect(messages(`${table}\n<TypeTable type="X['next']" from="y" />\n`)).toEqual([]);
  });

  it('MDX that does not parse', () => {
    expect(messages('# T\n\n<Tabs>\n')[0]).toMatch(/This is not valid MDX/);
  });

  it('a post with samples that does not say which version they are for', () => {
    expect(messages('---\ntitle: A\n---\n\n```ts\n1;\n```\n', 'blog/post.mdx')[0]).toContain(
      'add trpc_version',
    );
    expect(messages('---\ntrpc_version: "9.x"\n---\n\n```ts\n1;\n```\n', 'blog/post.mdx')).toEqual(
      [],
    );
  });
});
