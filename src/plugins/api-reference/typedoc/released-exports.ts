/**
 * Leaves out what only TypeDoc sees. A package of an older release is read together with newer ones
 * of those that it re-exports, so its `export *` has names here that its own release does not have.
 */
import {type Application, Converter, type ProjectReflection} from 'typedoc';

import {type EntryPoint, readPublicExports} from '../entry-points';

function dropOthers(project: ProjectReflection, entryPoints: readonly EntryPoint[]): void {
  const released = readPublicExports(entryPoints);
  const bySource = new Map(entryPoints.map(({source, specifier}) => [source, specifier]));
  for (const module of project.children ?? []) {
    const specifier = bySource.get(module.sources?.[0]?.fullFileName ?? '') ?? '';
    const names = new Set(released.get(specifier));
    const others = (module.children ?? []).filter((child) => child.isReference());
    for (const child of others) if (!names.has(child.name)) project.removeReflection(child);
  }
}

/** A TypeDoc plugin that keeps, of what entry points re-export, only what their releases declare. */
export const keepReleasedExports =
  (entryPoints: readonly EntryPoint[]) =>
  (app: Application): void => {
    app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({project}) =>
      dropOthers(project, entryPoints),
    );
  };
