import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {parsePage} from '../../../../src/plugins/samples/core/page';
import {Samples} from '../../../../src/plugins/samples/core/samples';
import {toolkitsFor} from '../../../../src/plugins/samples/core/toolkits';
import {toolkitsOf} from '../../../../src/versions/toolkits';

const siteDir = path.resolve(__dirname, '../../../..');
const base = 'toolkit/v11';
const foldersFor = (source: string, file = 'docs/page.mdx') =>
  toolkitsFor(siteDir, parsePage(source, file)).map(({folder}) => folder);
const importing = (name: string) => `\`\`\`ts\nimport '${name}';\n\`\`\`\n`;

describe('the releases that a page is checked with', () => {
  it('are the newest and the oldest that have the packages it imports', () => {
    expect(foldersFor(importing('@trpc/server'))).toEqual(['toolkit/v11-core', base]);
    expect(foldersFor(importing('@trpc/tanstack-react-query'))).toEqual([
      'toolkit/v11-tanstack-react-query',
      base,
    ]);
  });

  it('are those of all packages where no newer ones can be installed together', () => {
    expect(foldersFor(importing('@trpc/react-query'))).toEqual([base]);
    expect(foldersFor(importing('@trpc/server') + importing('@trpc/next'))).toEqual([base]);
  });

  it('are the only one of an older line', () => {
    const file = 'versioned_docs/version-10.x/page.mdx';
    expect(foldersFor(importing('@trpc/server'), file)).toEqual(['toolkit/v10']);
  });

  it('are a single one for a page that imports nothing from tRPC', () => {
    expect(foldersFor(importing('zod'))).toEqual([base]);
    expect(foldersFor('No samples.\n')).toEqual([]);
  });
});

describe('a workspace with newer releases', () => {
  const all = toolkitsOf(siteDir, '11.x');
  const others = ({packages}: (typeof all)[number]) =>
    [...packages].filter(([name]) => !name.startsWith('@trpc/'));

  it('has the other packages of toolkit/v11, so that nothing else differs', () => {
    const oldest = all.find(({folder}) => folder === base) as (typeof all)[number];
    const newer = all.filter((toolkit) => toolkit !== oldest);
    expect(newer.length).toBeGreaterThan(0);
    for (const toolkit of newer) expect(others(toolkit)).toEqual(others(oldest));
  });

  it('comes before it', () => {
    expect(all.at(-1)?.folder).toBe(base);
  });
});

describe('a page that is about some of the releases', () => {
  let site: string;
  let samples: Samples;

  beforeAll(() => {
    site = fs.mkdtempSync(path.join(os.tmpdir(), 'releases-'));
    fs.mkdirSync(path.join(site, 'docs'));
    for (const name of ['toolkit', 'node_modules'])
      fs.symlinkSync(path.join(siteDir, name), path.join(site, name));
    samples = new Samples(site, {force: true});
  });

  afterAll(() => {
    samples.close();
    fs.rmSync(site, {recursive: true});
  });

  async function problemsOf(source: string): Promise<string[]> {
    fs.writeFileSync(path.join(site, 'docs/page.mdx'), source);
    const [checked] = await samples.check(['docs/page.mdx']);
    return (checked?.result.problems ?? []).map(({line, message}) => `${line}: ${message}`);
  }

  const inNewest = "```ts\nimport {safe} from '@trpc/client';\n\nsafe;\n```\n";

  it('is told which release lacks what a sample uses', async () => {
    expect(await problemsOf(inNewest)).toEqual([
      "2: TS2305: Module '\"@trpc/client\"' has no exported member 'safe'. (with 11.19.0)",
    ]);
  });

  it('is right when it says since when', async () => {
    expect(await problemsOf(`<Since version="11.25">\n\n${inNewest}\n</Since>\n`)).toEqual([]);
  });

  it('is told when it says so about the wrong side', async () => {
    const problems = await problemsOf(`<Before version="11.25">\n\n${inNewest}\n</Before>\n`);
    expect(problems.join()).toContain("has no exported member 'safe'");
  });

  it('lists the options of the newest, with the release that brought one', async () => {
    const list = `<TypeTable type="HTTPBatchLinkOptions" from="@trpc/client" since="11.25 pathSeparator" />\n`;
    fs.writeFileSync(path.join(site, 'docs/page.mdx'), importing('@trpc/client') + list);
    const [checked] = await samples.check(['docs/page.mdx']);
    const since = checked?.result.tables[0]?.map((row) => [row.name, row.since]);
    expect(since).toContainEqual(['pathSeparator', '11.25']);
    expect(since).toContainEqual(['maxItems', undefined]);
    expect(checked?.result.problems).toEqual([]);
  });

  it('is told about an option that a release lacks, and about a wrong release', async () => {
    const list = (attributes: string) =>
      `${importing('@trpc/client')}<TypeTable type="HTTPBatchLinkOptions" from="@trpc/client" ${attributes}/>\n`;
    expect(await problemsOf(list(''))).toEqual([
      `4: 11.19.0 lacks 'pathSeparator'; say which release brought it, as in since="11.25 pathSeparator".`,
    ]);
    const wrong = await problemsOf(list('since="11.25 pathSeparator maxItems" '));
    expect(wrong.join()).toContain("11.19.0 has 'maxItems'; say which release brought it");
  });

  it('is told about a boundary that no release backs', async () => {
    const source = `${importing('@trpc/client')}\n<Since version="11.99">\n\nText.\n\n</Since>\n`;
    expect(await problemsOf(source)).toEqual([
      '5: <Since version="11.99">: this page is checked with 11.25.2 and 11.19.0, which are all on one side of that.',
    ]);
  });

  it('is told about a boundary without a release, and about one within a line', async () => {
    const source = `${importing('@trpc/client')}\n<Since>\n\nText.\n\n</Since>\n\nA <Before version="11.25">word</Before>.\n`;
    expect(await problemsOf(source)).toEqual([
      '5: <Since> needs the release as a plain string, such as version="11.22".',
      '11: Put <Before> and </Before> each on a line of its own.',
    ]);
  });
});
