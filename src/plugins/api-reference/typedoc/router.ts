/** Assigns each export that the contents list to its place on a page. */
import path from 'node:path';

import {
  BaseRouter,
  type DeclarationReflection,
  normalizePath,
  type PageDefinition,
  PageKind,
  type ProjectReflection,
} from 'typedoc';

import type {EntryPoint} from '../entry-points';
import {contentsFolder, type ReferenceContents} from '../contents/types';
import type {Reference} from '../options';
import {entryId, planPages} from '../render/pages';
import {entryPointsOf} from './conversion';

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
export function exportOf(modules: Modules, from: string, name: string) {
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

/**
 * A page for each purpose and an index for each package. The URL of a reflection is the id of the
 * entry that documents it: the first one that is listed for it.
 */
export class PurposeRouter extends BaseRouter {
  modules: Modules = new Map();
  listed: readonly Listed[] = [];

  override buildPages(project: ProjectReflection): PageDefinition[] {
    const reference = this.application.options.getValue('reference');
    const modules = findModules(reference, project, entryPointsOf(reference));
    this.modules = modules;
    this.listed = listExports(reference.contents, (from, name) => exportOf(modules, from, name));
    for (const {target, id} of this.listed) {
      if (!this.fullUrls.has(target)) this.fullUrls.set(target, id);
    }
    return planPages(reference.contents).map(({file, package: {name}, page}) => ({
      url: file,
      kind: page ? PageKind.Reflection : PageKind.Index,
      model: {name: page?.title ?? name, parent: project},
    }));
  }

  /** No page belongs to a single reflection. */
  protected override getIdealBaseName(): never {
    throw new Error('Pages are planned by the contents of the reference.');
  }
}
