import path from 'node:path';

import type {Code, Parent, Root, RootContent} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import {authoredBlocks} from './core/authored';
import type {Fence, Page, Problem} from './core/model';
import {isJsx} from './core/jsx';
import {lessonOf, type Lesson} from './core/lessons';
import {codeNodes, tableNodes} from './core/page';
import type {CheckedPage} from './core/samples';
import {readSource} from './core/source';
import {fold, foldLabel} from './folds';
import {linkGuides} from './guideLinks';
import {importNode} from './importNode';
import {insertNeeded, neededPackages, needsFold} from './neededPackages';
import {packageManagerTabsNode} from './npm-tabs';
import {renderCode, type Marks} from './render';
import {folded, isReceived, optionImports, optionList} from './optionList';
import {outputSource} from './outputSource';
import {boundLabel, releaseBox} from './releaseParts';

export interface CheckedSite {
  siteDir: string;
  /** The page's check, or undefined for pages that are not checked. */
  pageOf(file: string): Promise<CheckedPage | undefined>;
  /** The URL of a page's hover data; called once for each page that has any. */
  typesUrl(checked: CheckedPage): Promise<string>;
  /** The numbers of a page's blocks that a reader may edit. */
  editableBlocks(page: Page): Promise<ReadonlySet<string>>;
}

/** Whether a page has hover data. */
export function hasTypes({result}: CheckedPage): boolean {
  return Object.keys(result.types.blocks).length > 0;
}

/**
 * A remark transformer that turns every fence into a `<Sample>` with the final HTML, removes hidden
 * fences, and fills in type tables.
 */
export function remarkSamples(site: CheckedSite) {
  return async (tree: Root, vfile: VFile) => {
    const file = path.relative(site.siteDir, vfile.path).split(path.sep).join('/');
    const checked = await site.pageOf(file);
    const fences = codeNodes(tree);
    // A post's excerpt contains only the first of its fences, so this doesn't check their number.
    const stray =
      checked &&
      fences.findIndex(({node}, index) => checked.page.fences[index]?.value !== node.value);
    if (stray !== undefined && stray >= 0 && checked?.page.problems.length === 0) {
      throw new Error(
        `${file}: code block ${stray + 1} is not the one that the samples check read; is it made by another plugin?`,
      );
    }
    const url = checked && hasTypes(checked) ? await site.typesUrl(checked) : undefined;
    const editable = checked && url ? await site.editableBlocks(checked.page) : undefined;
    const lesson = checked && lessonOf(checked.page);
    const replacements = new Map<Code, RootContent[]>();
    fences.forEach(({node}, index) => {
      const context = {checked, url, editable, lesson};
      replacements.set(node, replacementOf(node, checked?.page.fences[index], context));
    });
    const needed = checked && neededPackages(site.siteDir, checked.page, String(vfile));
    if (needed) insertNeeded(tree, checked.page, fences, needed);
    visit(tree, 'code', (node: Code, index, parent: Parent | undefined) => {
      if (index === undefined || !parent) return undefined;
      const replacement = replacements.get(node) ?? [sample(node.value, node.lang ?? '', {})];
      parent.children.splice(index, 1, ...replacement);
      return index + replacement.length;
    });
    const tables = tableNodes(tree).map(({node}) => node);
    visit(tree, (node, index, parent: Parent | undefined) => {
      if (!isJsx(node, 'TypeTable') || index === undefined || !parent) return undefined;
      const number = tables.indexOf(node);
      const [request, rows] = [checked?.page.tables[number], checked?.result.tables[number]];
      const list: Root = {
        type: 'root',
        children:
          request && rows ? optionList(rows, request, authoredBlocks(node), isReceived(node)) : [],
      };
      // Code in JSDoc belongs to a package, so it is not checked as a sample.
      visit(list, 'code', (code, at, within: Parent | undefined) => {
        if (at !== undefined)
          within?.children.splice(at, 1, sample(code.value, code.lang ?? '', {}));
      });
      linkGuides(list, site.siteDir, file);
      parent.children.splice(index, 1, ...list.children);
      return index + list.children.length;
    });
    let folds =
      tables.length > 0 ||
      checked?.page.fences.some((fence) => fence.folded) ||
      (needed && needsFold(needed));
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, index, parent) => {
      if (!parent || index === undefined) return undefined;
      const bound = boundLabel(node);
      const summary = foldLabel(node);
      if (bound !== undefined) parent.children.splice(index, 1, releaseBox(bound, node));
      else if (summary !== undefined) parent.children.splice(index, 1, fold(summary, node));
      else return undefined;
      folds ||= summary !== undefined;
      // The replacement may contain further ones.
      return index;
    });
    if (folds) tree.children.unshift(optionImports());
    if (lesson) tree.children.unshift(importNode('@site/src/components/Lesson', ['Lesson']));
    const problems = checked?.result.problems ?? [];
    if (problems.length > 0) tree.children.unshift(problemBox(problems));
  };
}

interface Context {
  checked: CheckedPage | undefined;
  /** The URL of the page's hover data. */
  url: string | undefined;
  editable: ReadonlySet<string> | undefined;
  /** Of a page that is one. */
  lesson: Lesson | undefined;
}

function replacementOf(
  node: Code,
  fence: Fence | undefined,
  {checked, url, editable, lesson}: Context,
): RootContent[] {
  if (!fence || !checked) return [sample(node.value, node.lang ?? '', {})];
  if (fence.hidden) return [];
  if (fence.npm2yarn)
    return [packageManagerTabsNode(fence.value, (command) => sample(command, fence.language, {}))];
  const {display} = readSource(fence, () => undefined);
  const lines = new Map<number, Marks>();
  display.forEach(({highlighted, added, removed}, index) => {
    if (highlighted || added || removed) lines.set(index, {highlighted, added, removed});
  });
  const html = renderCode({
    code: display.map((line) => line.text).join('\n'),
    language: fence.language,
    lines,
    notes: checked.result.notes[fence.index] ?? [],
  });
  const block = String(fence.index);
  const isOutput = fence.output !== undefined;
  const title = isOutput ? outputSource(checked.page, fence) : fence.title;
  const attributes: SampleAttributes = {
    language: fence.language,
    // The summary of a collapsed block is its title.
    title: fence.folded ? undefined : title,
    output: isOutput,
    ...(url && (checked.result.types.blocks[block] || editable?.has(block))
      ? {types: url, block, editable: editable?.has(block)}
      : {}),
  };
  if (lesson?.task === fence && attributes.editable) {
    const {editable: _, ...start} = attributes;
    return [sampleNode('Lesson', html, {...start, lesson: lesson.name})];
  }
  const shown = sampleNode('Sample', html, attributes);
  return [fence.folded && title ? folded(title, [shown]) : shown];
}

interface SampleAttributes {
  language?: string;
  title?: string;
  output?: boolean;
  types?: string;
  block?: string;
  editable?: boolean;
  /** Name of the lesson that the block begins. */
  lesson?: string;
}

function sample(code: string, language: string, attributes: SampleAttributes): MdxJsxFlowElement {
  return sampleNode('Sample', renderCode({code, language, lines: new Map(), notes: []}), {
    language,
    ...attributes,
  });
}

function sampleNode(
  name: 'Sample' | 'Lesson',
  html: string,
  attributes: SampleAttributes,
): MdxJsxFlowElement {
  const entries = Object.entries({html, ...attributes}).filter(
    ([, value]) => value !== undefined && value !== false,
  );
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: entries.map(([attribute, value]) => ({
      type: 'mdxJsxAttribute',
      name: attribute,
      value: value === true ? null : String(value),
    })),
    children: [],
  };
}

/**
 * Shows problems at the top of the page for authors in the live preview; a build fails before this.
 */
function problemBox(problems: readonly Problem[]): ContainerDirective {
  return {
    type: 'containerDirective',
    name: 'danger',
    attributes: {},
    children: [
      {
        type: 'paragraph',
        data: {directiveLabel: true},
        children: [{type: 'text', value: 'Samples of this page are broken'}],
      },
      {
        type: 'list',
        ordered: false,
        spread: false,
        children: problems.map(({file, line, column, message}) => ({
          type: 'listItem',
          spread: false,
          children: [
            {
              type: 'paragraph',
              children: [
                {type: 'inlineCode', value: `${file}:${line}:${column}`},
                {type: 'text', value: ` ${message}`},
              ],
            },
          ],
        })),
      },
    ],
  };
}
