/** Resolves the names in signatures and comments. */
import {type DeclarationReflection, type Reflection, ReflectionKind} from 'typedoc';

import type {EntryKind} from '../model';
import type {PurposeRouter} from './router';
import type {Resolve} from './type-printer';

export const kinds = new Map<ReflectionKind, EntryKind>([
  [ReflectionKind.Function, 'function'],
  [ReflectionKind.Class, 'class'],
  [ReflectionKind.Interface, 'interface'],
  [ReflectionKind.TypeAlias, 'type'],
  [ReflectionKind.Variable, 'variable'],
  [ReflectionKind.Namespace, 'namespace'],
]);

/** Types without an export that signatures mention, with their ids, in order of first mention. */
export type Internals = Map<DeclarationReflection, string>;

/** The id of a type without an export: its name, numbered if several have the same. */
function internalId(internals: Internals, reflection: DeclarationReflection): string {
  const known = internals.get(reflection);
  if (known !== undefined) return known;
  const {name} = reflection;
  const count = [...internals.keys()].filter((each) => each.name === name).length + 1;
  const id = count === 1 ? name : `${name}-${count}`;
  internals.set(reflection, id);
  return id;
}

function isPrintable(declaration: DeclarationReflection): boolean {
  const isPrinted = kinds.has(declaration.kind);
  return isPrinted && !declaration.kindOf([ReflectionKind.Function, ReflectionKind.Namespace]);
}

/** Resolves names in signatures: to entries, or to types without an export, which are recorded. */
export function createResolve(router: PurposeRouter, internals: Internals): Resolve {
  return ({reflection, name, refersToTypeParameter}) => {
    if (refersToTypeParameter || reflection === undefined) return {text: name};
    if (router.hasUrl(reflection)) {
      const id = router.getFullUrl(reflection);
      return {text: id.slice(id.indexOf('#') + 1), target: id};
    }
    const declaration = reflection as DeclarationReflection;
    return isPrintable(declaration)
      ? {text: name, target: `internal:${internalId(internals, declaration)}`}
      : {text: name};
  };
}

/** The entry that a `{@link}` leads to: that of the reflection, or of what it is a part of. */
export function entryAround(router: PurposeRouter, reflection: Reflection): string | undefined {
  if (router.hasUrl(reflection)) return router.getFullUrl(reflection);
  return reflection.parent && entryAround(router, reflection.parent);
}
