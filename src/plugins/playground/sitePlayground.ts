import fs from 'node:fs';
import path from 'node:path';

import {cacheFolder, codeOf, digest, DiskCache} from '../../content/cache';
import {newestVersion} from '../../versions/list';
import {parsePage} from '../samples/core/page';
import type {Toolkit} from '../../versions/toolkits';
import {filesIn} from '../../versions/places';
import {toolkitsFor} from '../samples/core/toolkits';
import type {Page} from '../samples/core/model';
import type {OwnPolicy} from '../hosting/headers';
import type {Asset, Manifest, PlaygroundPage} from './api';
import {framePage, type FramePage} from './build/frame';
import {bundled} from './build/script';
import {toolkitFiles, type ToolkitFiles} from './build/toolkit';
import {pageProjects, type PageProjects} from './core/projects';
import {canRun, programsOf, type Program} from './core/programs';
import {reachable} from './core/reachable';
import {demoFile} from '../demo/core';

/** Folder of the build output that contains all files of the playground except its frame. */
export const playgroundFolder = 'assets/playground';
/** The folder of the frame, which is served with separate headers. */
export const frameFolder = 'assets/frame';

/** Docs of the newest version, because readers of older ones maintain applications. */
const contentFolder = 'docs';

/** All programs on a page, including those that can't be edited. */
interface PagePrograms {
  toolkit: Toolkit;
  programs: Program[];
}

/** What can be edited on a page, and the packages for it. */
interface Editable {
  found: PageProjects;
  files: ToolkitFiles;
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

  /** The address of a page's projects; also adds their file to the assets. */
  async addressOf(page: Page): Promise<string | undefined> {
    const editable = await this.editableOn(page);
    return (
      editable && this.add('projects', 'json', JSON.stringify(await this.dataOf(editable))).url
    );
  }

  /** Numbers of a page's blocks that can be edited. */
  async blocksOf(page: Page): Promise<ReadonlySet<string>> {
    const editable = await this.editableOn(page);
    return new Set(Object.keys(editable?.found.blocks ?? {}));
  }

  private async editableOn(page: Page): Promise<Editable | undefined> {
    const own = this.programsOn(page);
    if (!own || own.programs.length === 0) return undefined;
    const files = await this.filesFor(own);
    const programs = own.programs.filter((program) => canRun(program, files));
    if (programs.length === 0) return undefined;
    return {found: pageProjects(page, own.toolkit, programs), files};
  }

  /** @returns undefined if the page is not about the newest version */
  private programsOn(page: Page): PagePrograms | undefined {
    const isOurs = page.file.startsWith(`${contentFolder}/`) || page.file === demoFile;
    const toolkit = isOurs
      ? toolkitsFor(this.siteDir, page).find(({version}) => version === newestVersion.name)
      : undefined;
    return toolkit && {toolkit, programs: programsOf(page, toolkit)};
  }

  /** The bundled packages that a page's programs import. */
  private async filesFor({toolkit, programs}: PagePrograms): Promise<ToolkitFiles> {
    this.all ??= this.allPages().flatMap((page) => this.programsOn(page) ?? []);
    const all = [
      ...this.all.filter((other) => other.toolkit.folder === toolkit.folder),
      {programs},
    ].flatMap((other) => other.programs);
    const uses = all.flatMap(({loads, names}) => [...loads, ...names]);
    const key = [toolkit.folder, ...new Set(uses)].join(' ');
    const files = this.files.get(key) ?? toolkitFiles(this.siteDir, toolkit, all);
    this.files.set(key, files);
    return files;
  }

  private allPages(): Page[] {
    const pages = filesIn(this.siteDir, contentFolder);
    return [...pages.filter((file) => !file.startsWith(`${contentFolder}/typedoc/`)), demoFile].map(
      (file) => parsePage(fs.readFileSync(path.join(this.siteDir, file), 'utf8'), file),
    );
  }

  /** The policy of the frame, if a page needs the frame. */
  async ownPolicies(): Promise<OwnPolicy[]> {
    const engine = await this.engine;
    return engine ? [{pattern: `${frameFolder}/*`, policy: engine.policy}] : [];
  }

  private async dataOf({found, files}: Editable): Promise<PlaygroundPage> {
    const {projects, ...rest} = found;
    this.engine ??= this.makeEngine();
    const {loader, compiler, frame} = await this.engine;
    const names = projects.flatMap((project) => project.names);
    const hasJsx = projects.some((project) =>
      project.files.some((file) => /\.[jt]sx$/.test(file.path)),
    );
    // The compiler imports this for JSX without a specifier in any file.
    const loaded = new Set([...names, ...(hasJsx ? ['react/jsx-runtime'] : [])]);
    const modules = Object.entries(files.modules).filter(([specifier]) => loaded.has(specifier));
    const scripts = reachable(
      ['host', ...modules.map(([, script]) => script)],
      (name) => files.scripts[name]?.imports ?? [],
    );
    const manifest: Manifest = {
      loader,
      compiler,
      frame,
      library: this.add('library', 'json', files.library),
      modules: Object.fromEntries(modules),
      scripts: Object.fromEntries(
        [...scripts].map((name) => {
          const {text = '', imports = []} = files.scripts[name] ?? {};
          return [name, {...this.add(name, 'js', text), imports}];
        }),
      ),
      packages: typesOf(names, files).map((name) => {
        const fileName = name.replace(/^@/, '').replaceAll('/', '-');
        return {name, types: this.add(fileName, 'json', files.packages[name]?.types ?? '{}')};
      }),
    };
    return {
      manifest,
      projects: projects.map(({names: own, ...project}) => ({
        ...project,
        packages: typesOf(own, files),
      })),
      ...rest,
    };
  }

  private async makeEngine(): Promise<Engine> {
    const sources = [
      ...['worker/loader.ts', 'worker/compiler.ts', 'frame/page.ts'],
      ...['build/script.ts', 'build/frame.ts'],
    ];
    const cache = new DiskCache<{loader: string; compiler: string; frame: FramePage}>(
      cacheFolder(this.siteDir, 'playground'),
    );
    const key = digest(codeOf(...sources.map((file) => path.join(__dirname, file))));
    let made = cache.get(key);
    if (!made) {
      made = {
        loader: await bundled('worker/loader.ts'),
        compiler: await bundled('worker/compiler.ts'),
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
  const needed = [...specifiers.flatMap((specifier) => owners[specifier] ?? []), always];
  const all = reachable(needed, (name) => packages[name]?.imports ?? []);
  return [...all].filter((name) => packages[name]).sort();
}
