/** Prints TypeDoc's reflections as TypeScript, in parts that record what a name refers to. */
import {
  type DeclarationReflection,
  ReflectionKind,
  type SignatureReflection,
  type SomeType,
} from 'typedoc';

import type {Part} from '../model';
import {
  callable,
  type Content,
  join,
  members,
  objectOrFunction,
  type Printer,
  typeOr,
  typeParameters,
} from './type-printer';

function flatten(content: Content): Part[] {
  if (typeof content === 'string') return [{text: content}];
  return Array.isArray(content) ? content.flatMap(flatten) : [content];
}

function heritage(printer: Printer, keyword: string, types: SomeType[] | undefined): Content {
  if (!types?.length) return [];
  const printed = types.map((type): Content => type.visit(printer));
  return [` ${keyword} `, join(printed, ', ')];
}

/** A whole declaration, under the name that readers import; functions go through `printOverload`. */
function declarationContent(
  printer: Printer,
  declaration: DeclarationReflection,
  name: string,
): Content {
  const head = [name, typeParameters(printer, declaration.typeParameters)];
  const extended = heritage(printer, 'extends', declaration.extendedTypes);
  const body = () => [' {', members(printer, declaration), '}'];
  switch (declaration.kind) {
    case ReflectionKind.Class: {
      const implemented = heritage(printer, 'implements', declaration.implementedTypes);
      return ['class ', head, extended, implemented, body()];
    }
    case ReflectionKind.Interface:
      return ['interface ', head, extended, body()];
    case ReflectionKind.TypeAlias: {
      const {type} = declaration;
      const content = type ? type.visit(printer) : objectOrFunction(printer, declaration);
      return ['type ', head, ' = ', content, ';'];
    }
    case ReflectionKind.Variable:
      return [`const ${name}: `, typeOr(printer, declaration.type, 'unknown'), ';'];
    case ReflectionKind.Namespace:
      return [
        `namespace ${name} {`,
        (declaration.children ?? []).map((child) => declarationContent(printer, child, child.name)),
        '}',
      ];
    default:
      throw new Error(
        `${declaration.getFullName()}: no way to print a ${ReflectionKind.singularString(declaration.kind)}; add one in src/plugins/api-reference/typedoc/print.ts`,
      );
  }
}

/** The type of a parameter or property. */
export const printType = (printer: Printer, type: SomeType): Part[] => flatten(type.visit(printer));

export function printDeclaration(
  printer: Printer,
  declaration: DeclarationReflection,
  name: string,
): Part[] {
  return flatten(declarationContent(printer, declaration, name));
}

export function printOverload(
  printer: Printer,
  signature: SignatureReflection,
  name: string,
): Part[] {
  return flatten([`function ${name}`, callable(printer, signature, ': '), ';']);
}

/** The type of a member of a class, interface or object; methods as function types. */
export function printMemberType(printer: Printer, member: DeclarationReflection): Part[] {
  const signatures = member.signatures ?? [];
  const [signature] = signatures;
  if (signatures.length > 1) {
    const overloads = signatures.map((each): Content => [callable(printer, each, ': '), ';']);
    return flatten(['{', overloads, '}']);
  }
  if (signature) return flatten(callable(printer, signature, ' => '));
  return flatten(typeOr(printer, member.type ?? member.getSignature?.type, 'unknown'));
}
