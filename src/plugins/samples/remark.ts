import path from 'node:path';

import type {Code, Parent, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import {authoredBlocks} from './core/authored';
import type {Fence, Page} from './core/model';
import {isJsx} from './core/jsx';
import {lessonOf, type Lesson} from './core/lessons';
import {codeNodes, tableNodes} from './core/page';
import type {CheckedPage} from './core/samples';
import {readSource} from './core/source';
import {linkGuides} from './guideLinks';
import {insertNeeded, neededPackages, needsFold} from './neededPackages';
import {element, importNode} from './nodes';
import {packageManagerTabsNode} from './npm-tabs';
import {renderCode} from './render';
import {folded, isReceived, optionImports, optionList} from './optionList';
import {outputSource} from './outputSource';
import {boundLabel, foldLabel, releaseBox} from './releaseParts';

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
    const needed = checked && neededPackages(site.siteDir, checked.page, String(vfile));
    if (needed) insertNeeded(tree, checked.page, fences, needed);
    const nodes = fences.map(({node}) => node);
    replaceFences(tree, nodes, {checked, url, editable, lesson});
    const hasTables = replaceTables(tree, checked, (list) => linkGuides(list, site.siteDir, file));
    const hasFolds =
      replaceParts(tree) ||
      checked?.page.fences.some((fence) => fence.folded) ||
      (needed && needsFold(needed));
    if (hasTables || hasFolds) tree.children.unshift(optionImports());
    if (lesson) tree.children.unshift(importNode('@site/src/components/Lesson', ['Lesson']));
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

/** @param fences - the page's own; a command that was inserted isn't checked */
function replaceFences(tree: Root, fences: readonly Code[], context: Context): void {
  visit(tree, 'code', (node: Code, index, parent: Parent | undefined) => {
    if (index === undefined || !parent) return undefined;
    const fence = context.checked?.page.fences[fences.indexOf(node)];
    const replacement = replacementOf(node, fence, context);
    parent.children.splice(index, 1, ...replacement);
    return index + replacement.length;
  });
}

/**
 * @param link - lets what a package says lead to guides
 * @returns whether there were any
 */
function replaceTables(
  tree: Root,
  checked: CheckedPage | undefined,
  link: (list: Root) => void,
): boolean {
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
      if (at !== undefined) within?.children.splice(at, 1, sample(code.value, code.lang ?? ''));
    });
    link(list);
    parent.children.splice(index, 1, ...list.children);
    return index + list.children.length;
  });
  return tables.length > 0;
}

/** Replaces parts that are about some releases, and those that are collapsed. @returns whether there were any of the latter */
function replaceParts(tree: Root): boolean {
  let hasFolds = false;
  visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, index, parent) => {
    if (!parent || index === undefined) return undefined;
    const bound = boundLabel(node);
    const summary = foldLabel(node);
    if (bound !== undefined) parent.children.splice(index, 1, releaseBox(bound, node));
    else if (summary === undefined) return undefined;
    else parent.children.splice(index, 1, folded(summary, node.children));
    hasFolds ||= summary !== undefined;
    // The replacement may contain further ones.
    return index;
  });
  return hasFolds;
}

function replacementOf(
  node: Code,
  fence: Fence | undefined,
  {checked, url, editable, lesson}: Context,
): RootContent[] {
  if (!fence || !checked) return [sample(node.value, node.lang ?? '')];
  if (fence.hidden) return [];
  if (fence.npm2yarn)
    return [packageManagerTabsNode(fence.value, (command) => sample(command, fence.language))];
  const {display} = readSource(fence, () => undefined);
  const html = renderCode({
    code: display.map((line) => line.text).join('\n'),
    language: fence.language,
    lines: new Map(display.map((line, index) => [index, line])),
    notes: checked.result.notes[fence.index] ?? [],
  });
  const block = String(fence.index);
  const output = fence.output !== undefined;
  const title = output ? outputSource(checked.page, fence) : fence.title;
  const isEditable = editable?.has(block);
  const attributes = {
    html,
    language: fence.language,
    // The summary of a collapsed block is its title.
    title: fence.folded ? undefined : title,
    output,
    ...(url && (checked.result.types.blocks[block] || isEditable) ? {types: url, block} : {}),
  };
  if (url && isEditable && lesson?.task === fence)
    return [element('Lesson', {...attributes, lesson: lesson.name})];
  const shown = element('Sample', {...attributes, editable: url !== undefined && isEditable});
  return [fence.folded && title ? folded(title, [shown]) : shown];
}

const sample = (code: string, language: string): MdxJsxFlowElement =>
  element('Sample', {
    html: renderCode({code, language, lines: new Map(), notes: []}),
    language,
  });
