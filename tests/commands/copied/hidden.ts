/** Which pages show a file that rests on something hidden: all others compile as the samples' check says. */
import path from 'node:path';

import ts from 'typescript';

import type {Fence, Page} from '../../../src/plugins/samples/core/model';
import {readSource} from '../../../src/plugins/samples/core/source';
import {isCompiledFile, isShownFile} from './page';

const extension = /\.(?:d\.ts|[cm]?[jt]sx?|json)$/;

/** What a relative import may mean: paths without their extensions. */
function importsOf(fence: Fence): string[] {
  const folder = path.posix.dirname(fence.title ?? '');
  return ts
    .preProcessFile(fence.value, true, true)
    .importedFiles.filter(({fileName}) => fileName.startsWith('.'))
    .flatMap(({fileName}) => {
      const target = path.posix.join(folder, fileName.replace(extension, ''));
      return [target, path.posix.join(target, 'index')];
    });
}

/** Lines that do something; markers of samples are comments. */
const tellingLines = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !/^\s*(?:\/\/|\{\/\*|$)/.test(line))
    .join('\n');

/** Whether a reader sees the block, with every line that does something. */
export function showsAll(fence: Fence): boolean {
  const {text, display} = readSource(fence, () => undefined);
  const shown = display.map((line) => line.text).join('\n');
  return !fence.hidden && (fence.diff || tellingLines(shown) === tellingLines(text));
}

/**
 * Whether a reader who copies the shown files lacks something that the samples' check has: a
 * hidden file, or lines above or below a cut.
 *
 * @param page - as written
 */
export function restsOnHidden(page: Page): boolean {
  const lacking = new Set(
    page.fences
      .filter((fence) => fence.title !== undefined && (!isShownFile(fence) || !showsAll(fence)))
      .map(({title = ''}) => title.replace(extension, '')),
  );
  const reaches = (fence: Fence): boolean =>
    !showsAll(fence) || importsOf(fence).some((target) => lacking.has(target));
  return page.fences.some((fence) => isCompiledFile(fence) && reaches(fence));
}
