/**
 * Samples as files on disk, compiled by the command of another TypeScript: the newest one has no
 * JavaScript API with which samples could be compiled in memory.
 */
import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {compilerOptions} from '../../src/plugins/samples/core/compilerOptions';
import {nameModules} from '../../src/plugins/samples/core/module-names';
import {isCompiled} from '../../src/plugins/samples/core/page';
import {projectsOf} from '../../src/plugins/samples/core/projects';
import type {Fence, Page} from '../../src/plugins/samples/core/model';
import type {Toolkit} from '../../src/versions/toolkits';
import {compilersFolder} from './install';

/** As they are named in `compilers/package.json`. */
export const compilerNames = ['newest', 'oldest', 'oldest-before-11', 'without-bundler'] as const;

export type CompilerName = (typeof compilerNames)[number];

/** `DOM.AsyncIterable` came with TypeScript 5.6, and `Bundler` with 5.0; the quickstarts say what to write instead. */
const olderLib = compilerOptions.lib.filter((name) => name !== 'DOM.AsyncIterable');
const changedOptions: Partial<Record<CompilerName, Partial<typeof compilerOptions>>> = {
  'oldest-before-11': {lib: olderLib},
  'without-bundler': {lib: olderLib, moduleResolution: 'Node'},
};

/** An error that a compiler finds in a sample. */
export interface Finding {
  /** 1-based line of the page. */
  line: number;
  code: number;
  text: string;
}

/** A fence that was compiled, and the compiler's messages about it. */
export interface Compiled {
  page: Page;
  fence: Fence;
  findings: Finding[];
}

interface Written extends Compiled {
  pageLines: readonly number[];
}

export function releaseOf(compiler: CompilerName): string {
  const manifest = path.join(compilersFolder, 'node_modules', compiler, 'package.json');
  return (JSON.parse(fs.readFileSync(manifest, 'utf8')) as {version: string}).version;
}

/** Writes the projects of a page, and says which file holds which fence. */
function writePage(folder: string, page: Page, toolkit: Toolkit): [string, Written | undefined][] {
  const {projects, sources} = projectsOf(page, toolkit);
  return projects.flatMap(({name, files, own}) =>
    [...files.values()].flatMap((file): [string, Written | undefined][] => {
      const fence = page.fences[file.fence];
      if (!fence || fence.nocheck !== undefined) return [];
      const target = path.join(folder, page.file.replace(/[^\w.-]+/g, '_'), name, file.path);
      fs.mkdirSync(path.dirname(target), {recursive: true});
      fs.writeFileSync(target, file.text);
      const isOwn = own.has(file.fence) && isCompiled(fence.language);
      const pageLines = sources.get(file.fence)?.pageLines ?? [];
      return [[target, isOwn ? {page, fence, pageLines, findings: []} : undefined]];
    }),
  );
}

/** Errors by file, out of what `tsc` prints; a message goes on in lines that are indented. */
function errorsIn(output: string, folder: string) {
  const pattern = /^(.+?)\((\d+),\d+\): error TS(\d+): (.*(?:\n[ \t]+.*)*)/gm;
  return [...output.matchAll(pattern)].map(([, file = '', line, code, text = '']) => ({
    file: path.resolve(folder, file),
    line: Number(line),
    code: Number(code),
    text: nameModules(text.trimEnd()),
  }));
}

/** @throws Error when the compiler fails without naming an error */
function errorsOf(compiler: CompilerName, folder: string) {
  const tsc = path.join(compilersFolder, 'node_modules', compiler, 'bin/tsc');
  const args = [tsc, '--project', folder, '--pretty', 'false'];
  return new Promise<ReturnType<typeof errorsIn>>((resolve, reject) => {
    execFile(
      process.execPath,
      args,
      {cwd: folder, maxBuffer: 2 ** 28},
      (failure, stdout, stderr) => {
        const errors = errorsIn(stdout, folder);
        if (failure && errors.length === 0)
          reject(new Error(`${compiler}: tsc: ${stdout}${stderr}`));
        resolve(errors);
      },
    );
  });
}

/**
 * Compiles the fences of pages that are about a workspace's packages.
 *
 * @throws Error when the compiler says something that is not about a sample
 */
export async function compile(
  siteDir: string,
  compiler: CompilerName,
  toolkit: Toolkit,
  pages: readonly Page[],
): Promise<Compiled[]> {
  const parent = path.join(siteDir, toolkit.folder, '.samples');
  fs.mkdirSync(parent, {recursive: true});
  const folder = fs.mkdtempSync(path.join(parent, `${compiler}-`));
  try {
    const files = new Map(pages.flatMap((page) => writePage(folder, page, toolkit)));
    const code = [...files.keys()].filter((file) => isCompiled(path.extname(file).slice(1)));
    const config = {
      compilerOptions: {...compilerOptions, ...changedOptions[compiler]},
      files: code,
    };
    fs.writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
    const errors = code.length > 0 ? await errorsOf(compiler, folder) : [];
    for (const {file, line, code, text} of errors) {
      if (!files.has(file)) throw new Error(`${compiler}: ${file}:${line} TS${code}: ${text}`);
      const written = files.get(file);
      written?.findings.push({line: written.pageLines[line - 1] ?? 0, code, text});
    }
    return [...files.values()].flatMap((written) => written ?? []);
  } finally {
    fs.rmSync(folder, {recursive: true, force: true, maxRetries: 3});
  }
}
