/** The parts of a reflection that an entry needs: its comment, its call signatures, its members. */
import {
  type Comment,
  type DeclarationReflection,
  ReflectionKind,
  type SignatureReflection,
  type SomeType,
} from 'typedoc';

import {visibleMembers} from './type-printer';

export function commentOf(reflection: DeclarationReflection): Comment | undefined {
  const callable = reflection.type?.type === 'reflection' ? reflection.type.declaration : undefined;
  return (
    reflection.comment ??
    reflection.signatures?.find(({comment}) => comment)?.comment ??
    callable?.signatures?.[0]?.comment
  );
}

/** Call signatures of a function, or of a variable that holds one. */
export function callsOf(reflection: DeclarationReflection): SignatureReflection[] {
  if (reflection.kindOf(ReflectionKind.TypeAlias)) return [];
  if (reflection.signatures) return reflection.signatures;
  const {type} = reflection;
  if (type?.type !== 'reflection' || type.declaration.children?.length) return [];
  return type.declaration.signatures ?? [];
}

/** Members of an object type, of every object in an intersection, of a class or interface. */
export function membersOf(
  reflection: DeclarationReflection,
  seen = new Set<number>(),
): DeclarationReflection[] {
  if (seen.has(reflection.id)) return [];
  seen.add(reflection.id);
  if (reflection.kindOf([ReflectionKind.Class, ReflectionKind.Interface])) {
    return visibleMembers(reflection);
  }
  if (!reflection.kindOf(ReflectionKind.TypeAlias)) return [];
  const {type} = reflection;
  const parts = type?.type === 'intersection' ? type.types : type ? [type] : [];
  return parts.flatMap((part) => {
    if (part.type === 'reflection') return visibleMembers(part.declaration);
    if (part.type !== 'reference' || !part.reflection) return [];
    return membersOf(part.reflection as DeclarationReflection, seen);
  });
}

/** Parts of an intersection in which `membersOf` finds nothing. */
export function openPartsOf({type}: DeclarationReflection): SomeType[] {
  if (type?.type !== 'intersection') return [];
  return type.types.filter(
    (part) =>
      part.type === 'reference' &&
      !part.refersToTypeParameter &&
      (!part.reflection || membersOf(part.reflection as DeclarationReflection).length === 0),
  );
}
