/** Prints TypeDoc's types as TypeScript, and records what each name refers to. */
import {
  type DeclarationReflection,
  type ParameterReflection,
  type ReferenceType,
  ReflectionKind,
  type SignatureReflection,
  type SomeType,
  type TypeParameterReflection,
  type TypeVisitor,
} from 'typedoc';

import type {Part} from '../model';

export type Content = string | Part | Content[];

/**
 * Prints types under the names that readers know. Its output is complete but unformatted: it adds
 * parentheses wherever they may be needed, and the formatter removes the superfluous ones.
 */
export type Printer = TypeVisitor<Content>;

/** Determines the name under which readers know a reference, and where it is documented. */
export type Resolve = (reference: ReferenceType) => Part;

export function join(items: Content[], separator: string): Content[] {
  return items.flatMap((item, index) => (index === 0 ? [item] : [separator, item]));
}

export function createPrinter(resolve: Resolve): Printer {
  const print = (type: SomeType): Content => type.visit(printer);
  const inParentheses = (type: SomeType): Content => ['(', print(type), ')'];
  const printer: Printer = {
    array: ({elementType}) => [inParentheses(elementType), '[]'],
    conditional: ({checkType, extendsType, trueType, falseType}) => [
      [inParentheses(checkType), ' extends ', inParentheses(extendsType)],
      [' ? ', print(trueType), ' : ', print(falseType)],
    ],
    indexedAccess: ({objectType, indexType}) => [
      inParentheses(objectType),
      ['[', print(indexType), ']'],
    ],
    inferred: ({name, constraint}) => [
      `infer ${name}`,
      constraint ? [' extends ', inParentheses(constraint)] : [],
    ],
    intersection: ({types}) => join(types.map(inParentheses), ' & '),
    intrinsic: ({name}) => name,
    literal: ({value}) => (typeof value === 'bigint' ? `${value}n` : JSON.stringify(value)),
    mapped: (type) => [
      ['{', type.readonlyModifier ? `${type.readonlyModifier}readonly ` : ''],
      [`[${type.parameter} in `, print(type.parameterType)],
      type.nameType ? [' as ', print(type.nameType)] : [],
      [']', type.optionalModifier ? `${type.optionalModifier}?` : ''],
      [': ', print(type.templateType), '}'],
    ],
    optional: ({elementType}) => [inParentheses(elementType), '?'],
    predicate: ({asserts, name, targetType}) => [
      asserts ? 'asserts ' : '',
      name,
      targetType ? [' is ', print(targetType)] : [],
    ],
    query: ({queryType}) => ['typeof ', print(queryType)],
    reference: (type) => [
      resolve(type),
      type.typeArguments?.length ? ['<', join(type.typeArguments.map(print), ', '), '>'] : [],
    ],
    reflection: ({declaration}) => objectOrFunction(printer, declaration),
    rest: ({elementType}) => [
      '...',
      elementType.type === 'namedTupleMember' ? print(elementType) : inParentheses(elementType),
    ],
    templateLiteral: ({head, tail}) => [
      ['`', head],
      [tail.map(([type, text]): Content => ['${', print(type), '}', text]), '`'],
    ],
    tuple: ({elements}) => ['[', join((elements ?? []).map(print), ', '), ']'],
    namedTupleMember: ({name, isOptional, element}) => [
      `${name}${isOptional ? '?' : ''}: `,
      print(element),
    ],
    typeOperator: ({operator, target}) => [`${operator} `, inParentheses(target)],
    union: ({types}) => join(types.map(inParentheses), ' | '),
    unknown: ({name}) => name,
  };
  return printer;
}

/** TypeDoc's name for a destructured parameter; guides and source call it `opts`. */
export function parameterName({name}: ParameterReflection): string {
  return name === '__namedParameters' ? 'opts' : name;
}

export function typeOr(printer: Printer, type: SomeType | undefined, otherwise: string): Content {
  return type ? type.visit(printer) : otherwise;
}

export function typeParameters(
  printer: Printer,
  parameters: TypeParameterReflection[] | undefined,
): Content {
  if (!parameters?.length) return [];
  const items = parameters.map((parameter): Content => [
    parameter.flags.isConst ? 'const ' : '',
    parameter.varianceModifier ? `${parameter.varianceModifier} ` : '',
    parameter.name,
    parameter.type ? [' extends ', parameter.type.visit(printer)] : [],
    parameter.default ? [' = ', parameter.default.visit(printer)] : [],
  ]);
  return ['<', join(items, ', '), '>'];
}

/** `<T>(a: A): R`, or with `=>` before the result. */
export function callable(
  printer: Printer,
  signature: SignatureReflection,
  arrow: ': ' | ' => ',
): Content {
  const parameters = (signature.parameters ?? []).map((parameter): Content => [
    parameter.flags.isRest ? '...' : '',
    parameterName(parameter),
    parameter.flags.isOptional || parameter.defaultValue !== undefined ? '?' : '',
    ': ',
    typeOr(printer, parameter.type, 'unknown'),
  ]);
  const constructs = signature.kind === ReflectionKind.ConstructorSignature && arrow === ': ';
  return [
    typeParameters(printer, signature.typeParameters),
    ['(', join(parameters, ', '), ')'],
    constructs ? [] : [arrow, typeOr(printer, signature.type, 'void')],
  ];
}

export function objectOrFunction(printer: Printer, declaration: DeclarationReflection): Content {
  const signatures = declaration.signatures ?? [];
  const [signature] = signatures;
  const hasMembers = Boolean(declaration.children?.length ?? declaration.indexSignatures?.length);
  if (signature && signatures.length === 1 && !hasMembers) {
    const construct = signature.kind === ReflectionKind.ConstructorSignature;
    return ['(', construct ? 'new ' : '', callable(printer, signature, ' => '), ')'];
  }
  return ['{', members(printer, declaration), '}'];
}

/** Members that readers may use, which excludes private ones and those of classes outside tRPC. */
export function visibleMembers(declaration: DeclarationReflection): DeclarationReflection[] {
  return (declaration.children ?? []).filter(
    (member) =>
      !member.flags.isPrivate &&
      !member.flags.isProtected &&
      !member.flags.isExternal &&
      !(member.flags.isInherited && member.inheritedFrom?.reflection === undefined),
  );
}

function indexSignature(printer: Printer, signature: SignatureReflection): Content {
  const parameters = (signature.parameters ?? []).map((parameter): Content => [
    `${parameter.name}: `,
    typeOr(printer, parameter.type, 'string'),
  ]);
  return ['[', parameters, ']: ', typeOr(printer, signature.type, 'unknown'), ';'];
}

const identifier = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;

function propertyName(name: string): string {
  return identifier.test(name) || name.startsWith('[') ? name : JSON.stringify(name);
}

function member(printer: Printer, declaration: DeclarationReflection): Content {
  const {flags, signatures} = declaration;
  const prefix = declaration.kindOf(ReflectionKind.Constructor)
    ? 'constructor'
    : [
        flags.isStatic ? 'static ' : '',
        flags.isReadonly ? 'readonly ' : '',
        propertyName(declaration.name),
        flags.isOptional ? '?' : '',
      ];
  if (signatures) {
    return signatures.map((each): Content => [prefix, callable(printer, each, ': '), ';']);
  }
  const type = declaration.type ?? declaration.getSignature?.type;
  return [prefix, ': ', typeOr(printer, type, 'unknown'), ';'];
}

/** The text between the braces of a class, an interface or an object type. */
export function members(printer: Printer, declaration: DeclarationReflection): Content {
  const calls = declaration.kindOf(ReflectionKind.Class) ? [] : (declaration.signatures ?? []);
  return [
    calls.map((signature): Content => [
      signature.kind === ReflectionKind.ConstructorSignature ? 'new ' : '',
      callable(printer, signature, ': '),
      ';',
    ]),
    (declaration.indexSignatures ?? []).map((each) => indexSignature(printer, each)),
    // Inherited members are covered by the `extends` clause.
    visibleMembers(declaration)
      .filter(({inheritedFrom}) => inheritedFrom === undefined)
      .map((each) => member(printer, each)),
  ];
}
