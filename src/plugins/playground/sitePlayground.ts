import fs from 'node:fs';
import path from 'node:path';

import {cacheFolder, codeOf, digest, DiskCache} from '../../content/cache';
import {newestVersion} from '../../versions/list';
import {parsePage} from '../samples/core/page';
import type {Toolkit} from '../../versions/toolkits';
import {toolkitsFor} from '../samples/core/toolkits';
import type {Page} from '../samples/core/model';
import type {OwnPolicy} from '../hosting/headers';
import type {Asset, Manifest, PlaygroundPage, Script} from './api';
import {compilerScript, loaderScript} from './build/compiler';
import {framePage, type FramePage} from './build/frame';
import {withImports} from './build/packages';
import {toolkitFiles, type ToolkitFiles} from './build/toolkit';
import {pageProjects, type PageProjects} from './core/projects';
import {programsOf, refusalOf, type Program} from './core/programs';
import {demoFile} from '../demo/core';

/** Folder of the build output that contains all files of the playground except its frame. */
export const playgroundFolder = 'assets/playground';
/** The folder of the frame, which is served with separate headers. */
export const frameFolder = 'assets/frame';

/** Docs of the newest version, because readers of older ones maintain applications. */
const contentFolder = 'docs';

/** A page with all programs on it, including those that can't be edited. */
export interface PagePrograms {
  page: Page;
  toolkit: Toolkit;
  programs: Program[];
}

interface Engine {
  loader: Asset;
  compiler: Asset;
  frame: Asset;
  /** The content security policy of the frame. */
  policy: string;
}

/** Determines what can be edited on a site's pages, and generates the files for that. */
export class SitePlayground {
  /** Files by path in the build output, to be written after the build or served by the preview. */
  readonly assets = new Map<string, string>();
  private all: PagePrograms[] | undefined;
  private readonly files = new Map<string, Promise<ToolkitFiles>>();
  private engine: Promise<Engine> | undefined;

  constructor(
    private readonly siteDir: string,
    private readonly baseUrl: string,
  ) {}

  /** @returns the programs of a page, or undefined if the page is not about the newest version */
  programsOf(page: Page): PagePrograms | undefined {
    const toolkit = this.toolkitOf(page);
    return toolkit && {page, toolkit, programs: programsOf(page, toolkit)};
  }

  /** Programs of all pages. */
  allPrograms(): PagePrograms[] {
    this.all ??= this.allPages().flatMap((page) => this.programsOf(page) ?? []);
    return this.all;
  }

  /** The bundled packages that a page's programs import. */
  async filesFor({toolkit, programs}: PagePrograms): Promise<ToolkitFiles> {
    const all = [
      ...this.allPrograms().filter((other) => other.toolkit.folder === toolkit.folder),
      {programs},
    ].flatMap((other) => other.programs);
    const uses = all.flatMap(({loads, names}) => [...loads, ...names]);
    const key = [toolkit.folder, ...new Set(uses)].join(' ');
    const files = this.files.get(key) ?? toolkitFiles(this.siteDir, toolkit, all);
    this.files.set(key, files);
    return files;
  }

  /** The projects of a page that can be edited, or undefined if there are none. */
  async projectsOf(page: Page): Promise<PageProjects | undefined> {
    const all = this.programsOf(page);
    if (!all || all.programs.length === 0) return undefined;
    const files = await this.filesFor(all);
    const programs = all.programs.filter((program) => refusalOf(program, files) === undefined);
    return programs.length > 0 ? pageProjects(page, all.toolkit, programs) : undefined;
  }

  /** The address of a page's projects; also adds their file to the assets. */
  async addressOf(page: Page): Promise<string | undefined> {
    const all = this.programsOf(page);
    const found = await this.projectsOf(page);
    if (!all || !found) return undefined;
    const data = await this.dataOf(found, await this.filesFor(all));
    return this.add('projects', 'json', JSON.stringify(data)).url;
  }

  /** Numbers of a page's blocks that can be edited. */
  async blocksOf(page: Page): Promise<ReadonlySet<string>> {
    const found = await this.projectsOf(page);
    return new Set(Object.keys(found?.blocks ?? {}));
  }

  /** The policy of the frame, if a page needs the frame. */
  async ownPolicies(): Promise<OwnPolicy[]> {
    const engine = await this.engine;
    return engine ? [{pattern: `${frameFolder}/*`, policy: engine.policy}] : [];
  }

  private async dataOf(
    {projects, ...rest}: PageProjects,
    files: ToolkitFiles,
  ): Promise<PlaygroundPage> {
    this.engine ??= this.makeEngine();
    const {loader, compiler, frame} = await this.engine;
    const names = new Set(projects.flatMap((project) => project.names));
    const hasJsx = projects.some((project) =>
      project.files.some((file) => /\.[jt]sx$/.test(file.path)),
    );
    // The compiler imports this for JSX without a specifier in any file.
    const loaded = new Set([...names, ...(hasJsx ? ['react/jsx-runtime'] : [])]);
    const modules = Object.entries(files.modules).filter(([specifier]) => loaded.has(specifier));
    const scripts = [
      ...withImports(files.scripts, ['host', ...modules.map(([, script]) => script)]),
    ].flatMap((name): [string, Script][] => {
      const script = files.scripts[name];
      return script
        ? [[name, {...this.add(name, 'js', script.text), imports: script.imports}]]
        : [];
    });
    const packagesOf = (specifiers: readonly string[]) => typesOf(specifiers, files);
    const manifest: Manifest = {
      loader,
      compiler,
      frame,
      library: this.add('library', 'json', files.library),
      modules: Object.fromEntries(modules),
      scripts: Object.fromEntries(scripts),
      packages: packagesOf([...names]).flatMap((name) => {
        const own = files.packages[name];
        if (!own) return [];
        const fileName = name.replace(/^@/, '').replaceAll('/', '-');
        return [{name, version: own.version, types: this.add(fileName, 'json', own.types)}];
      }),
    };
    return {
      manifest,
      projects: projects.map(({names: own, ...project}) => ({
        ...project,
        packages: packagesOf(own),
      })),
      ...rest,
    };
  }

  /** The workspace of a page that is about the newest version. */
  private toolkitOf(page: Page): Toolkit | undefined {
    const isOurs = page.file.startsWith(`${contentFolder}/`) || page.file === demoFile;
    if (!isOurs) return undefined;
    return toolkitsFor(this.siteDir, page).find(({version}) => version === newestVersion.name);
  }

  private allPages(): Page[] {
    return this.pageFiles().map((file) =>
      parsePage(fs.readFileSync(path.join(this.siteDir, file), 'utf8'), file),
    );
  }

  private pageFiles(): string[] {
    const isThere = (file: string) => fs.existsSync(path.join(this.siteDir, file));
    const names = isThere(contentFolder)
      ? (fs.readdirSync(path.join(this.siteDir, contentFolder), {recursive: true}) as string[])
      : [];
    return [
      ...names
        .map((name) => path.posix.join(contentFolder, name.split(path.sep).join('/')))
        .filter((name) => /\.mdx?$/.test(name) && !name.startsWith(`${contentFolder}/typedoc/`))
        .sort(),
      ...[demoFile].filter(isThere),
    ];
  }

  private async makeEngine(): Promise<Engine> {
    const sources = [
      ...['worker/loader.ts', 'worker/compiler.ts', 'frame/page.ts'],
      ...['build/compiler.ts', 'build/frame.ts'],
    ];
    const cache = new DiskCache<{loader: string; compiler: string; frame: FramePage}>(
      cacheFolder(this.siteDir, 'playground'),
    );
    const key = digest(codeOf(...sources.map((file) => path.join(__dirname, file))));
    let made = cache.get(key);
    if (!made) {
      made = {
        loader: await loaderScript(),
        compiler: await compilerScript(),
        frame: await framePage(),
      };
      cache.set(key, made);
    }
    const {loader, compiler, frame} = made;
    return {
      loader: this.add('loader', 'js', loader),
      compiler: this.add('compiler', 'js', compiler),
      frame: this.add('frame', 'xhtml', frame.text, frameFolder),
      policy: frame.policy,
    };
  }

  private add(name: string, ending: string, text: string, folder = playgroundFolder): Asset {
    const file = `${folder}/${name}.${digest(text).slice(0, 12)}.${ending}`;
    this.assets.set(file, text);
    return {url: this.baseUrl + file, bytes: Buffer.byteLength(text)};
  }
}

/** Types of Node.js, which every program may use with or without an import. */
const always = '@types/node';

/** The packages whose types the specifiers need, including those that other packages import. */
function typesOf(specifiers: readonly string[], {packages, owners}: ToolkitFiles): string[] {
  const found = new Set<string>();
  const visit = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    packages[name]?.imports.forEach(visit);
  };
  for (const specifier of specifiers) {
    const owner = owners[specifier];
    if (owner !== undefined) visit(owner);
  }
  visit(always);
  return [...found].sort();
}
