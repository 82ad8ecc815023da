/** Which of the files that pages show a reader can copy, and what keeps the others from compiling. */
import fs from 'node:fs';
import path from 'node:path';

import type {Problem} from '../../../src/plugins/samples/core/model';
import {Samples} from '../../../src/plugins/samples/core/samples';
import {parsePage} from '../../../src/plugins/samples/core/page';
import {restsOnHidden} from './hidden';
import {copiedPage, isCompiledFile} from './page';

export interface CopiedFile {
  page: string;
  title: string;
  /** Of the fence. */
  line: number;
  problems: Problem[];
}

/** @param pages - paths relative to the site's root */
export async function copiedFiles(
  siteDir: string,
  pages: readonly string[],
): Promise<CopiedFile[]> {
  const written = pages.map((page) =>
    parsePage(fs.readFileSync(path.join(siteDir, page), 'utf8'), page),
  );
  const doubtful = written.filter(restsOnHidden).map(({file}) => file);
  const read = (file: string) => copiedPage(siteDir, file);
  const samples = new Samples(siteDir, {read});
  const checked = await samples.check(doubtful);
  samples.close();
  const problemsOf = new Map(checked.map(({page, result}) => [page.file, result.problems]));
  return written.flatMap(({file, fences}) =>
    fences.filter(isCompiledFile).map((fence): CopiedFile => {
      const last = fence.line + fence.value.split('\n').length + 1;
      const problems = (problemsOf.get(file) ?? []).filter(
        ({line}) => line >= fence.line && line <= last,
      );
      return {page: file, title: fence.title ?? '', line: fence.line, problems};
    }),
  );
}
