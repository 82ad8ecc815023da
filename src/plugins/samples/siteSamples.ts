import path from 'node:path';

import logger from '@docusaurus/logger';

import {digest} from '../../content/cache';
import {isPreview} from '../../content/preview';
import {lineOf, overLimit} from './core/report';
import {Samples, type CheckedPage} from './core/samples';
import {renderType, type PageTypes} from './render';
import {renderDocs} from './render/docs';
import type {Page, Problem} from './core/model';

/** The directory in the build output with one file of hover data per page. */
export const typesFolder = 'assets/types';
/** The path at which the live preview serves hover data, generated on request. */
const previewTypesPath = '/__samples/types';

/** Which of a page's blocks can be edited; implemented by `plugins/playground`. */
export interface Editor {
  /** The URL of the page's projects, or undefined if there are none. */
  addressOf(page: Page): Promise<string | undefined>;
  /** The numbers of the blocks that may be edited. */
  blocksOf(page: Page): Promise<ReadonlySet<string>>;
}

/**
 * Hyphens keep six hexadecimal digits from following one another: the bundler takes such a run for the
 * hash of a chunk that has the same one, and replaces it in the scripts that contain the address.
 */
function typesFileName(json: string): string {
  const hash = digest(json);
  return `${hash.slice(0, 4)}-${hash.slice(4, 8)}-${hash.slice(8, 10)}.json`;
}

/** The checks of a site's pages, which the plugin, the remark plugin and other plugins look at. */
export class SiteSamples {
  readonly preview = isPreview();
  /** Hover data by file name, to be written at the end of the build. */
  readonly emitted = new Map<string, string>();
  /** The path at which the preview serves hover data, base URL included. */
  readonly previewTypesUrl: string;
  private readonly samples: Samples;
  private readonly reported = new Map<string, string>();
  /** Pages that the preview has compiled since it was last idle. */
  private readonly opened: CheckedPage[] = [];

  /**
   * @param siteDir - the site's root
   * @param baseUrl - the site's base URL
   * @param editor - which samples can be edited, if any
   */
  constructor(
    readonly siteDir: string,
    private readonly baseUrl: string,
    private readonly editor?: Editor,
  ) {
    this.samples = new Samples(siteDir);
    this.previewTypesUrl = path.posix.join(baseUrl, previewTypesPath);
  }

  /** @returns the check of a page, or undefined for pages that are not checked */
  async pageOf(file: string): Promise<CheckedPage | undefined> {
    if (!this.samples.covers(file)) return undefined;
    const [checked] = await this.samples.check([file]);
    if (checked && this.preview) {
      this.report(file, checked.result.problems);
      this.opened.push(checked);
    }
    return checked;
  }

  /** @returns the URL of a page's hover data, which the build then writes */
  async typesUrl(checked: CheckedPage): Promise<string> {
    const {file} = checked.page;
    if (this.preview) return `${this.previewTypesUrl}?page=${encodeURIComponent(file)}`;
    const json = JSON.stringify(await this.dataOf(checked));
    const name = typesFileName(json);
    this.emitted.set(name, json);
    return `${this.baseUrl}${typesFolder}/${name}`;
  }

  /** @returns the problems in the samples of pages, including too many opt-outs */
  async problemsOf(files: readonly string[]): Promise<Problem[]> {
    return problemsIn(await this.samples.check(files.filter((file) => this.samples.covers(file))));
  }

  /** Checks all pages. @returns them with their problems */
  async checkAll(): Promise<{checked: CheckedPage[]; problems: Problem[]}> {
    const checked = await this.samples.check(this.samples.allFiles());
    return {checked, problems: problemsIn(checked)};
  }

  /** Builds the programs that check the opened pages, so that the first edit does not wait for them. */
  async buildProgramsOfOpened(): Promise<void> {
    for (const checked of this.opened.splice(0)) await this.samples.buildPrograms(checked);
  }

  /**
   * Checks all pages one at a time, so that opening or editing a page waits for at most one other
   * check.
   */
  async reportAll(): Promise<void> {
    for (const file of this.samples.allFiles()) {
      const [checked] = await this.samples.check([file]);
      if (checked) this.report(file, checked.result.problems);
    }
  }

  /** @returns hover data for the preview, or undefined for a file that is not a page */
  async typesOf(file: string): Promise<object | undefined> {
    if (!this.samples.allFiles().includes(file)) return undefined;
    const [checked] = (await this.samples.check([file])) as [CheckedPage];
    return this.dataOf(checked);
  }

  /** Numbers of a page's blocks that may be edited. */
  async editableBlocks(page: Page): Promise<ReadonlySet<string>> {
    return (await this.editor?.blocksOf(page)) ?? new Set();
  }

  close(): void {
    this.samples.close();
  }

  private async dataOf({page, result}: CheckedPage): Promise<PageTypes> {
    const playground = await this.editor?.addressOf(page);
    const texts = result.types.texts.map(({type, docs}) => ({
      type: renderType(type),
      ...(docs ? {docs: renderDocs(docs)} : {}),
    }));
    return {...result.types, texts, ...(playground !== undefined && {playground})};
  }

  /** In the preview, a broken sample is reported once for each state of a page. */
  private report(file: string, problems: readonly Problem[]): void {
    const text = problems.map(lineOf).join('\n');
    if (text && this.reported.get(file) !== text) logger.error(`Samples:\n${text}`);
    if (!text && this.reported.get(file)) logger.success(`Samples of ${file} are fixed.`);
    this.reported.set(file, text);
  }
}

function problemsIn(checked: readonly CheckedPage[]): Problem[] {
  return [...checked.flatMap(({result}) => result.problems), ...overLimit(checked)];
}
