import {readFileSync} from 'node:fs';

import {expect, it} from 'vitest';

import {components} from '../../../src/config/pageChecks';
import {checkMdx} from '../../../src/plugins/page-checks/mdx';
import {lineOf, reportOf} from '../../../src/plugins/page-checks/report';

const head = '---\ntitle: A\ndescription: B\n---\n\n';
const check = (source: string) => checkMdx(source, 'docs/a.mdx', components).faults.map(lineOf);

it.each([
  ['a brace', `${head}Text.\n\nA {brace opens.`, /^docs\/a\.mdx:8:\d+ - .* valid MDX: .*\\\{/],
  ['a brace around words', `${head}A {not an expression}.`, /^docs\/a\.mdx:6:\d+ - .*backticks/],
  ['a tag', `${head}A <List of things.`, /^docs\/a\.mdx:6:\d+ - .*&lt;.*close the component/],
  ['an open tag', `${head}<Tabs>\n\nText.`, /^docs\/a\.mdx:6:1 - .*closing tag for `<Tabs>`/],
  ['an import', `${head}import {a from "b";\n`, /^docs\/a\.mdx:6:\d+ - .*with import or export/],
  [
    'front matter',
    '---\ntitle: A\ndescription: Rate: limits\n---\n\nText.\n',
    /^docs\/a\.mdx:3:14 - the front matter is not valid YAML: .* in quotes\.$/,
  ],
  [
    'front matter without its closing line',
    '---\ntitle: A\nkeywords:\n  - b\n\n# A\n',
    /^docs\/a\.mdx:5:1 - the front matter has no closing line: write --- here/,
  ],
  [
    'a component',
    `${head}\n<TabItm value="a" />`,
    /^docs\/a\.mdx:7:1 - unknown component <TabItm>, did you mean <TabItem>\? Import /,
  ],
  [
    'an expression',
    `${head}The path {userId} and {frontMatter.title} and {Math.PI}.`,
    /^docs\/a\.mdx:6:10 - \{userId\} is an expression/,
  ],
])('a fault of %s is one line with its place and what to do', (_, source, line) => {
  expect(check(source)).toEqual([expect.stringMatching(line)]);
});

it('a component or name that the page imports or makes is known', () => {
  const own = 'import Chart, {Axis} from "./chart";\n\nexport const Row = () => null;\n\n';
  expect(check(`${head}${own}<Chart.Line /> <Axis /> <Row /> {Row.name}`)).toEqual([]);
});

it('the components that every page has are those of the theme with a name of their own', () => {
  const source = readFileSync('src/theme/MDXComponents/index.tsx', 'utf8');
  const theme = readFileSync(
    'node_modules/@docusaurus/theme-classic/lib/theme/MDXComponents/index.js',
    'utf8',
  );
  // What the samples plugin puts something else in the place of.
  const replaced = ['Before', 'Hint', 'Setup', 'Since', 'TypeTable'];
  for (const name of components.filter((component) => !replaced.includes(component))) {
    expect(source + theme).toMatch(new RegExp(`^  ${name}[,:]`, 'm'));
  }
});

it('the report is sorted by file and line, below how many there are', () => {
  const finding = (file: string, line: number) => ({file, line, message: 'wrong.'});
  expect(reportOf([finding('b', 2), finding('a', 9), finding('b', 1)])).toBe(
    '3 problems:\na:9 - wrong.\nb:1 - wrong.\nb:2 - wrong.',
  );
});
