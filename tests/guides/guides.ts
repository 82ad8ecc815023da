/** Follows pages, each in a folder of its own, and remembers those that need no second look. */
import {execFile} from 'node:child_process';
import {readFileSync} from 'node:fs';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';

import {cacheFolder, codeOf, digest, DiskCache} from '../../src/content/cache';
import {kindOf, writtenFiles} from '../../src/versions/places';
import {checkPackages, compileFolder, followSteps} from './follow';
import {prepareManager, withManager, type Manager} from './managers';
import type {Failure, Guide, Step} from './model';
import {pinnedDate} from './pinned';
import {nodeFolderFor} from './node';
import {type Environment, programs} from './processes';
import {isGuide, readGuide} from './read';
import {platformsFolder} from '../runtimes/install';
import {followedSections, unfollowed} from './unfollowed';

/** While two cores compile two pages, npm downloads for a third. Code runs one page at a time. */
const atOnce = 3;

export interface Options {
  /** Takes the registry as it is now, and nothing from earlier runs. */
  today?: boolean;
  /** Follows again what is known to work. */
  force?: boolean;
  /** Whose tab the reader picks; npm unless given. */
  manager?: Manager;
  /** Only tries what the pages install. */
  installsOnly?: boolean;
}

export interface Result {
  file: string;
  failures: Failure[];
  cached: boolean;
  seconds: number;
}

/** The pages that have something to follow, of all versions. */
export async function guidesOf(siteDir: string): Promise<string[]> {
  const files = writtenFiles(siteDir).filter((file) => kindOf(file) === 'doc');
  const sources = await Promise.all(
    files.map((file) => fs.readFile(path.join(siteDir, file), 'utf8')),
  );
  return files.filter((file, index) => isGuide(sources[index] as string, file));
}

/** For thousands of files, `fs.cp` and `fs.rm` take eight times the processor time of these commands. */
const run = promisify(execFile);
const removeFolder = (folder: string) => run('rm', ['-rf', folder]);

/** Packages are only replaced as a whole, so folders share their files, except npm's list of them. */
async function copyFolder(from: string, to: string) {
  for (const name of await fs.readdir(from)) {
    await run('cp', [name === 'node_modules' ? '-alf' : '-a', path.join(from, name), to]);
  }
  await fs.rm(path.join(to, 'node_modules/.package-lock.json'), {force: true});
}

/** A folder that a page made, and what did not work on the way. */
interface Made {
  folder: string;
  failures: Failure[];
}

export class Guides {
  private readonly made = new Map<string, Promise<Made>>();
  private readonly cache: DiskCache<true>;
  private prepared: Promise<Environment> | undefined;
  private readonly code = codeOf(path.join(__dirname, 'guides.ts'));
  /** What runs the pages: the releases of Node.js for those that ask for a newer one, and `npx`. */
  private readonly runners = [
    path.join(platformsFolder, 'package-lock.json'),
    path.join(programs, 'npx'),
  ].map((file) => readFileSync(file));
  private parent: Promise<string> | undefined;

  constructor(
    private readonly siteDir: string,
    private readonly options: Options = {},
  ) {
    this.cache = new DiskCache(cacheFolder(siteDir, 'guides'));
  }

  /** @param files - pages, as paths relative to the site's root */
  async followAll(
    files: readonly string[],
    report: (result: Result) => void = () => undefined,
  ): Promise<Result[]> {
    const jobs = [...files];
    const results: Result[] = [];
    await Promise.all(
      Array.from({length: atOnce}, async () => {
        for (let file = jobs.shift(); file; file = jobs.shift()) {
          const result = await this.follow(file);
          results.push(result);
          report(result);
        }
      }),
    );
    return results;
  }

  async follow(file: string): Promise<Result> {
    const begun = performance.now();
    const {today, force, manager = 'npm', installsOnly = false} = this.options;
    const way = `${manager} ${installsOnly}`;
    const sources = await this.sourcesOf(file);
    const key = digest(this.code, pinnedDate, way, ...this.runners, ...sources);
    const cached = !today && !force && this.cache.get(key) === true;
    const failures = cached ? [] : await this.followNow(file);
    if (failures.length === 0 && !today) this.cache.set(key, true);
    return {file, failures, cached, seconds: (performance.now() - begun) / 1000};
  }

  /** Removes the folders. */
  async close() {
    await Promise.allSettled(this.made.values());
    if (this.parent) await removeFolder(await this.parent);
  }

  private async followNow(file: string): Promise<Failure[]> {
    const guide = await this.read(file);
    const {manager, installsOnly} = this.options;
    if (unfollowed[file] || installsOnly) return this.installAlone(guide);
    const {folder, failures} = await this.make(guide);
    if (failures.length > 0) return failures;
    const found = [
      ...(await compileFolder(guide, folder, await this.environmentOf(guide))),
      ...(await checkPackages(guide, folder, await this.environmentOf(guide), manager)),
    ];
    await removeFolder(folder);
    return found;
  }

  /** Whether what a page installs works together, where nothing else of it can be followed. */
  private async installAlone({file, steps}: Guide): Promise<Failure[]> {
    const {manager = 'npm'} = this.options;
    const installs = steps.filter(
      (step) =>
        step.kind === 'command' &&
        (step.inTabs || manager === 'npm') &&
        /^\w+ (?:install|add) /.test(step.command),
    );
    const [first] = installs;
    if (!first) return [];
    const init: Step = {kind: 'command', line: first.line, command: 'npm init -y', serves: false};
    const guide = {file, steps: [init, ...installs], problems: []};
    const folder = await this.newFolder();
    const environment = await this.environment();
    return [
      ...(await followSteps(guide, folder, environment)),
      ...(await checkPackages(guide, folder, environment, manager)),
    ];
  }

  /** Follows a page in a copy of the folder that the pages before it make, or in an empty one. */
  private async make(guide: Guide): Promise<Made> {
    const folder = await this.newFolder();
    const failures = [...guide.problems];
    for (const step of guide.steps) {
      if (step.kind !== 'follow') continue;
      const base = await this.makeOnce(step.file, step.section);
      if (base.failures.length > 0) return base;
      await copyFolder(base.folder, folder);
    }
    failures.push(...(await followSteps(guide, folder, await this.environmentOf(guide))));
    return {folder, failures};
  }

  private environment(): Promise<Environment> {
    const {manager = 'npm', today} = this.options;
    this.prepared ??= prepareManager(manager, {
      cache: cacheFolder(this.siteDir, 'guides-npm'),
      ...(today ? {} : {before: pinnedDate}),
    });
    return this.prepared;
  }

  private async environmentOf({node}: Guide): Promise<Environment> {
    const nodeFolder = await nodeFolderFor(node);
    return {...(await this.environment()), ...(nodeFolder ? {nodeFolder} : {})};
  }

  private makeOnce(file: string, section?: string): Promise<Made> {
    const key = `${file}#${section ?? ''}`;
    const made = this.made.get(key) ?? this.read(file, section).then((guide) => this.make(guide));
    this.made.set(key, made);
    return made;
  }

  private async newFolder(): Promise<string> {
    this.parent ??= fs
      .mkdtemp(path.join(os.tmpdir(), 'guides-'))
      .then((folder) => fs.realpath(folder));
    const shop = path.join(await fs.mkdtemp(path.join(await this.parent, 'page-')), 'shop');
    await fs.mkdir(shop);
    return shop;
  }

  private async read(file: string, section = followedSections[file]): Promise<Guide> {
    const source = await fs.readFile(path.join(this.siteDir, file), 'utf8');
    return withManager(readGuide(source, file, section), this.options.manager ?? 'npm');
  }

  /** The text of a page and of all that it follows. */
  private async sourcesOf(file: string): Promise<string[]> {
    const source = await fs.readFile(path.join(this.siteDir, file), 'utf8');
    const before = readGuide(source, file).steps.flatMap((step) =>
      step.kind === 'follow' ? [this.sourcesOf(step.file)] : [],
    );
    return [source, ...(await Promise.all(before)).flat()];
  }
}
