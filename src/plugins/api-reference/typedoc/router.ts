/** Assigns each export that the contents list to its place on a page. */
import path from 'node:path';

import {
  BaseRouter,
  type DeclarationReflection,
  normalizePath,
  type PageDefinition,
  PageKind,
  type ProjectReflection,
  ReflectionKind,
} from 'typedoc';

import type {EntryPoint} from '../entry-points';
import {contentsFolder, type ReferenceContents} from '../contents/types';
import type {Reference} from '../options';
import {entryId, indexFile, planPages} from '../plan';
import {entryPointsOf} from './conversion';
import {readVersions, sourceUrl, type Versions} from './sources';

export type Listed<Target = DeclarationReflection> = {
  id: string;
  name: string;
  from: string;
  target: Target;
};

/** The module reflection of each entry point, by specifier. */
export type Modules = ReadonlyMap<string, DeclarationReflection>;

function findModules(
  {siteDir}: Reference,
  project: ProjectReflection,
  entryPoints: readonly EntryPoint[],
): Modules {
  const bySource = new Map(
    (project.children ?? []).map((module) => [module.sources?.[0]?.fileName, module]),
  );
  return new Map(
    entryPoints.map(({specifier, source}) => {
      const module = bySource.get(normalizePath(path.relative(siteDir, source)));
      if (module === undefined) throw new Error(`TypeDoc made no module for ${specifier}`);
      return [specifier, module];
    }),
  );
}

/** What an entry point exports under a name, with aliases resolved. */
function exportOf(modules: Modules, from: string, name: string) {
  const child = modules.get(from)?.getChildByName([name]) as DeclarationReflection | undefined;
  if (!child?.isReference()) return child;
  return child.getTargetReflectionDeep() as DeclarationReflection;
}

/**
 * Resolves the names that the contents list.
 *
 * @param find - what an entry point exports under a name
 * @throws Error naming the exports that the packages lack
 */
export function listExports<Target>(
  {packages}: Pick<ReferenceContents, 'packages'>,
  find: (from: string, name: string) => Target | undefined,
): Listed<Target>[] {
  const wanted = packages.flatMap((reference) =>
    reference.pages.flatMap((page) =>
      page.groups.flatMap(({from, exports}) =>
        exports.map((name) => ({id: entryId(reference, page, name), name, from})),
      ),
    ),
  );
  const found = wanted.map((item) => ({...item, target: find(item.from, item.name)}));
  const missing = found.filter(({target}) => target === undefined);
  if (missing.length > 0) {
    throw new Error(
      `The released packages do not export what ${contentsFolder} lists:\n` +
        missing.map(({name, from}) => `  ${name} from ${from}\n`).join('') +
        'Remove the names there, and what guides say about them; npm test names the guides.',
    );
  }
  return found as Listed<Target>[];
}

/** An export, under the name it is imported by. */
export type Entry = Listed & {
  /** Other entry points that export the same symbol under the same name. */
  alsoFrom: string[];
  /** Id of the entry that documents the symbol, if this is an alias of it. */
  aliasOf?: string;
};

/** Members that readers may use, which excludes private ones and those of classes outside tRPC. */
function isVisible({flags, inheritedFrom}: DeclarationReflection): boolean {
  const isForeign = flags.isExternal || (flags.isInherited && !inheritedFrom?.reflection);
  return !flags.isPrivate && !flags.isProtected && !isForeign;
}

/** Gives types the names that readers know, and parameters the name that guides and source use. */
function rename(project: ProjectReflection, named: ReadonlyMap<DeclarationReflection, string>) {
  for (const [target, name] of named) {
    target.name = name;
    for (const signature of target.signatures ?? []) signature.name = name;
  }
  for (const parameter of project.getReflectionsByKind(ReflectionKind.Parameter)) {
    if (parameter.name === '__namedParameters') parameter.name = 'opts';
  }
}

/**
 * A page for each purpose, an index for each package, and one for all. The URL of a reflection is the
 * id of the entry that documents it, the first one that is listed for it; that of a type without an
 * export is its source.
 */
export class PurposeRouter extends BaseRouter {
  entries: readonly Entry[] = [];
  modules: Modules = new Map();
  versions: Versions = {};

  override buildPages(project: ProjectReflection): PageDefinition[] {
    const reference = this.application.options.getValue('reference');
    const modules = findModules(reference, project, entryPointsOf(reference));
    const names = new Map<DeclarationReflection, string>();
    this.modules = modules;
    this.versions = readVersions(reference);
    this.fullUrls.set(project, indexFile);
    this.entries = listExports(reference.contents, (from, name) =>
      exportOf(modules, from, name),
    ).map((item) => {
      const {target, id, name, from} = item;
      const alsoFrom = [...modules.keys()].filter(
        (other) => other !== from && exportOf(modules, other, name) === target,
      );
      const main = this.fullUrls.get(target);
      if (main !== undefined) return {...item, alsoFrom, aliasOf: main};
      this.fullUrls.set(target, id);
      names.set(target, name);
      return {...item, alsoFrom};
    });
    rename(project, names);
    this.linkInternals(reference, project);
    return planPages(reference.contents).map(({file, package: described, page}) => ({
      url: file,
      kind: page ? PageKind.Reflection : PageKind.Index,
      model: {name: page?.title ?? described?.name ?? file, parent: project},
    }));
  }

  /** Leads from types that signatures mention but nothing exports to their source. */
  private linkInternals(reference: Reference, project: ProjectReflection): void {
    const {TypeAlias, Interface, Class, Variable} = ReflectionKind;
    for (const each of project.getReflectionsByKind(TypeAlias | Interface | Class | Variable)) {
      const declaration = each as DeclarationReflection;
      if (each.kindOf([Interface, Class])) {
        declaration.children = declaration.children?.filter(isVisible);
      }
      if (this.fullUrls.has(each)) continue;
      const url = sourceUrl(reference, this.versions, declaration);
      if (url !== undefined) this.fullUrls.set(each, url);
    }
  }

  /** No page belongs to a single reflection. */
  protected override getIdealBaseName(): never {
    throw new Error('Pages are planned by the contents of the reference.');
  }
}
