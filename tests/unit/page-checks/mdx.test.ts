import {readFileSync} from 'node:fs';

import {describe, expect, it} from 'vitest';

import {components} from '../../../src/config/pageChecks';
import {checkMdx} from '../../../src/plugins/page-checks/mdx';
import {lineOf, reportOf} from '../../../src/plugins/page-checks/report';

const head = '---\ntitle: A\ndescription: B\n---\n\n';
const faults = (body: string) => checkMdx(head + body, 'docs/a.mdx', components).faults.map(lineOf);

describe('a fault in MDX is one line with file, line (front matter counted) and what to do', () => {
  it('of a brace', () => {
    expect(faults('Text.\n\nA {brace opens.')).toEqual([
      expect.stringMatching(
        /^docs\/a\.mdx:8:\d+ - this is not valid MDX: [^\n]*\\\{[^\n]*backticks/,
      ),
    ]);
    expect(faults('A {not an expression} here.')).toEqual([
      expect.stringMatching(/^docs\/a\.mdx:6:\d+ - [^\n]*\\\{/),
    ]);
  });

  it('of a tag', () => {
    expect(faults('A <List of things.')).toEqual([
      expect.stringMatching(/^docs\/a\.mdx:6:\d+ - [^\n]*&lt;[^\n]*close the component/),
    ]);
    expect(faults('<Tabs>\n\nText.')).toEqual([
      expect.stringMatching(
        /^docs\/a\.mdx:\d+:\d+ - [^\n]*closing tag for `<Tabs>`[^\n]*close the component/,
      ),
    ]);
  });

  it('of front matter', () => {
    const source = '---\ntitle: A\ndescription: Rate: limits\n---\n\nText.\n';
    expect(checkMdx(source, 'docs/a.mdx', components).faults.map(lineOf)).toEqual([
      expect.stringMatching(
        /^docs\/a\.mdx:3:14 - the front matter is not valid YAML: [^\n]* in quotes\.$/,
      ),
    ]);
  });

  it('of a value in front matter', () => {
    const source = '---\ntitle: A\nsidebar_position: last\n---\n\nText.\n';
    expect(checkMdx(source, 'docs/a.mdx', components).faults.map(lineOf)).toEqual([
      'docs/a.mdx:3:1 - the front matter is not valid: "sidebar_position" must be a number.',
    ]);
  });

  it('of an import', () => {
    expect(faults('import {a from "b";\n')).toEqual([
      expect.stringMatching(/^docs\/a\.mdx:6:\d+ - [^\n]*begins with import or export/),
    ]);
  });
});

describe('an unknown component', () => {
  it('is named with the one that it may be', () => {
    expect(faults('\n<TabItm value="a" />')).toEqual([
      'docs/a.mdx:7:1 - unknown component <TabItm>, did you mean <TabItem>? ' +
        'Import your own components at the top of the page.',
    ]);
  });

  it('that is like no other is reported with those that the page has', () => {
    expect(faults('import Axis from "./axis";\n\n<Illustration />')).toEqual([
      expect.stringMatching(
        /unknown component <Illustration>, the page has Axis, Before, Details, .*Tabs/,
      ),
    ]);
  });

  it('is not one that the page imports or makes, as a whole or by its member', () => {
    const own = 'import Chart, {Axis} from "./chart";\n\nexport const Row = () => null;\n\n';
    expect(faults(`${own}<Chart.Line /> <Axis /> <Row />`)).toEqual([]);
  });
});

describe('an expression', () => {
  it('whose name the page does not have is distinguished from one that it has', () => {
    expect(faults('The path {userId} and {frontMatter.title} and {Math.PI}.')).toEqual([
      expect.stringMatching(/^docs\/a\.mdx:6:10 - \{userId\} is an expression/),
    ]);
    expect(faults('export const userId = 1;\n\n{userId}')).toEqual([]);
  });
});

describe('the components that every page has', () => {
  it('are those of the theme with a name of their own', () => {
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
});

describe('the report', () => {
  it('is sorted by file and line, below how many there are', () => {
    const finding = (file: string, line: number) => ({file, line, message: 'wrong.'});
    expect(reportOf([finding('b', 2), finding('a', 9), finding('b', 1)])).toBe(
      '3 problems:\na:9 - wrong.\nb:1 - wrong.\nb:2 - wrong.',
    );
  });
});
