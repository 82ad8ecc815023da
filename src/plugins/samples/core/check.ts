import path from 'node:path';

import ts from 'typescript';

import {Compiler} from './compiler';
import {importMistakes} from './imports';
import {nameModules} from './module-names';
import {isCompiled} from './page';
import {projectsOf, type Project, type ProjectFile} from './projects';
import {suppressions} from './suppressions';
import {concerns, toolkitsFor} from './toolkits';
import type {Toolkit} from '../../../versions/toolkits';
import {readTable} from './read-table';
import {tableModule} from './table-module';
import {identifierAt, hoverableIdentifiers, typeOf} from './types';
import type {FenceSource} from './source';
import type {Fence, Note, Page, PageResult, TableRequest, TypeSpan, TypeText} from './model';

/**
 * Checks pages with the packages of one workspace. Reuse the instance, because building its program
 * is the expensive part.
 */
export class Checker {
  private readonly compiler: Compiler;

  /** @param siteDir - the site's root */
  constructor(
    private readonly siteDir: string,
    private readonly toolkit: Toolkit,
  ) {
    this.compiler = new Compiler(path.join(siteDir, toolkit.folder));
  }

  /** Adds pages to the program in one batch, which is much faster than one at a time. */
  load(pages: readonly Page[]) {
    for (const page of pages) this.compiler.setPage(page.file, this.filesOf(page));
  }

  /**
   * Checks the parts of a page that are about this workspace's packages. Notes and types come only
   * from fences that no newer workspace covers.
   */
  check(page: Page): PageResult {
    this.compiler.setPage(page.file, this.filesOf(page));
    const {projects, sources, problems} = projectsOf(page, this.toolkit);
    const shown = this.shownHere(page);
    const result: PageResult = {
      problems,
      notes: {},
      tables: {},
      types: {texts: [], blocks: {}},
    };
    const texts = new TextList(result.types.texts);
    for (const project of projects) {
      for (const file of project.files.values()) {
        const fence = page.fences[file.fence];
        if (
          !fence ||
          !project.own.has(file.fence) ||
          !isCompiled(fence.language) ||
          fence.nocheck !== undefined
        )
          continue;
        this.checkFence({
          page,
          fence,
          file,
          project,
          source: sources.get(file.fence) as FenceSource,
          result,
          shown: shown(fence),
          texts,
        });
      }
    }
    for (const table of page.tables) {
      if (concerns(table, this.toolkit) && table.type && table.from) {
        const rows = readTable({
          compiler: this.compiler,
          toolkit: this.toolkit,
          file: this.tablePath(page, table),
          table,
          shown: shown(table),
          complain: (message, line = table.line) =>
            result.problems.push({file: page.file, line, column: 1, message}),
        });
        if (rows) result.tables[table.index] = rows;
      }
    }
    return result;
  }

  /** Whether a reader sees this workspace's version of a fence or a table. */
  private shownHere(page: Page): (part: Fence | TableRequest) => boolean {
    const all = toolkitsFor(this.siteDir, page);
    const newer = all.slice(
      0,
      all.findIndex(({folder}) => folder === this.toolkit.folder),
    );
    return (part) => !newer.some((toolkit) => concerns(part, toolkit));
  }

  private filesOf(page: Page): Map<string, string> {
    const files = new Map<string, string>();
    for (const project of projectsOf(page, this.toolkit).projects) {
      for (const file of project.files.values()) {
        if (page.fences[file.fence]?.nocheck === undefined) {
          files.set(this.compiler.pathOf(page.file, project.name, file.path), file.text);
        }
      }
    }
    for (const table of page.tables) {
      if (concerns(table, this.toolkit)) files.set(this.tablePath(page, table), tableModule(table));
    }
    return files;
  }

  private tablePath(page: Page, table: TableRequest): string {
    return this.compiler.pathOf(page.file, 'tables', `table-${table.index}.ts`);
  }

  private checkFence(job: FenceJob) {
    const {page, fence, file, project, source, result} = job;
    const {service} = this.compiler;
    const name = this.compiler.pathOf(page.file, project.name, file.path);
    const program = this.compiler.program;
    const sourceFile = program.getSourceFile(name);
    if (!sourceFile)
      throw new Error(`${page.file}:${fence.line}: TypeScript does not know ${file.path}`);

    const at = (position: number) => {
      const place = sourceFile.getLineAndCharacterOfPosition(position);
      return {line: source.pageLines[place.line] ?? fence.line, column: place.character + 1};
    };
    const complain = (position: number, message: string) =>
      result.problems.push({file: page.file, ...at(position), message});

    const mistakes = importMistakes(file.text, file.path, project, this.toolkit);
    for (const {position, message} of mistakes) complain(position, message);
    for (const {position, text} of suppressions(sourceFile)) {
      complain(
        position,
        `${text} switches the compiler off; use errors="…" to show an error, or nocheck="reason".`,
      );
    }

    const unresolved = new Set(mistakes.map(({position}) => at(position).line));
    const pendingCodes = new Set(fence.errors);
    for (const diagnostic of [
      ...service.getSyntacticDiagnostics(name),
      ...service.getSemanticDiagnostics(name),
    ]) {
      const start = diagnostic.start ?? 0;
      const text = nameModules(ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'));
      if (diagnostic.code === 2307 && unresolved.has(at(start).line)) continue;
      const note = noteAt(source, sourceFile, start, diagnostic.length ?? 1, {
        kind: 'error',
        text,
        code: diagnostic.code,
      });
      if (note && job.shown) (result.notes[fence.index] ??= []).push(note);
      if (fence.errors.includes(diagnostic.code)) pendingCodes.delete(diagnostic.code);
      else complain(start, `TS${diagnostic.code}: ${text}`);
    }
    for (const code of pendingCodes) {
      complain(
        0,
        `errors="${fence.errors.join(',')}" expects TS${code}, which no longer occurs; remove it or fix the sample.`,
      );
    }

    this.answerQueries(job, sourceFile);
    this.collectTypes(job, sourceFile);
  }

  private answerQueries({page, fence, source, result, shown}: FenceJob, sourceFile: ts.SourceFile) {
    for (const query of source.queries) {
      const complain = (message: string) =>
        result.problems.push({
          file: page.file,
          line: query.markerLine,
          column: query.column + 1,
          message,
        });
      const position = query.line < 0 ? -1 : positionAt(sourceFile, query.line, query.column);
      const identifier = position < 0 ? undefined : identifierAt(sourceFile, position);
      const found = identifier && typeOf(identifier, this.compiler.program.getTypeChecker());
      if (!found) {
        complain(
          '`^?` points at nothing that has a type; put the caret under an identifier of the line above.',
        );
        continue;
      }
      if (
        query.expected &&
        !found.type.replace(/\s+/g, ' ').startsWith(query.expected.replace(/\s+/g, ' '))
      ) {
        complain(`\`^?\` is stale: it says \`${query.expected}\`, the type is \`${found.type}\`.`);
      }
      const start = identifier.getStart(sourceFile);
      const note = noteAt(source, sourceFile, start, identifier.end - start, {
        kind: 'type',
        text: found.type,
      });
      if (note && shown) (result.notes[fence.index] ??= []).push(note);
    }
  }

  private collectTypes({fence, source, result, texts, shown}: FenceJob, file: ts.SourceFile) {
    if (fence.hidden || !shown) return;
    const lines = displayLines(source);
    const spans: TypeSpan[] = [];
    const checker = this.compiler.program.getTypeChecker();
    for (const node of hoverableIdentifiers(this.compiler.program, file)) {
      const place = file.getLineAndCharacterOfPosition(node.getStart(file));
      const line = lines.get(place.line);
      if (line === undefined) continue;
      const info = typeOf(node, checker);
      if (info) spans.push([line, place.character, node.text.length, texts.index(info)]);
    }
    spans.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
    if (spans.length > 0) result.types.blocks[String(fence.index)] = {spans};
  }
}

interface FenceJob {
  page: Page;
  fence: Fence;
  file: ProjectFile;
  project: Project;
  source: FenceSource;
  result: PageResult;
  /** Whether the reader sees this version of the fence. */
  shown: boolean;
  texts: TextList;
}

/** The texts of a page's types, deduplicated. */
class TextList {
  private readonly known = new Map<string, number>();

  constructor(private readonly texts: TypeText[]) {}

  index(text: TypeText): number {
    const key = JSON.stringify(text);
    const known = this.known.get(key);
    if (known !== undefined) return known;
    this.known.set(key, this.texts.push(text) - 1);
    return this.texts.length - 1;
  }
}

/** Maps compiled lines to displayed lines, both 0-based. */
function displayLines(source: FenceSource): Map<number, number> {
  const lines = new Map<number, number>();
  source.display.forEach(({compiled}, index) => {
    if (compiled !== undefined) lines.set(compiled, index);
  });
  return lines;
}

function positionAt(file: ts.SourceFile, line: number, column: number): number {
  const start = file.getLineStarts()[line];
  const end = file.getLineStarts()[line + 1] ?? file.text.length + 1;
  return start === undefined || start + column >= end ? -1 : start + column;
}

function noteAt(
  source: FenceSource,
  file: ts.SourceFile,
  position: number,
  length: number,
  rest: Pick<Note, 'kind' | 'text' | 'code'>,
): Note | undefined {
  const place = file.getLineAndCharacterOfPosition(position);
  const line = displayLines(source).get(place.line);
  return line === undefined ? undefined : {line, column: place.character, length, ...rest};
}
