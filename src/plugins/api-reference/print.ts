/** Prints TypeDoc's reflections and types as TypeScript, remembering what each name refers to. */
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

/** A piece of source text; `target` says which entry or internal type a name refers to. */
export type Part = {text: string; target?: string};

/** Finds out under which name a reference is known to readers, and where it is documented. */
export type Resolve = (reference: ReferenceType) => Part;

type Content = string | Part | Content[];

function flatten(content: Content): Part[] {
  if (typeof content === 'string') return [{text: content}];
  return Array.isArray(content) ? content.flatMap(flatten) : [content];
}

function join(items: Content[], separator: string): Content[] {
  return items.flatMap((item, index) => (index === 0 ? [item] : [separator, item]));
}

/** TypeDoc names a destructured parameter so; guides and source call it `opts`. */
function parameterName({name}: ParameterReflection): string {
  return name === '__namedParameters' ? 'opts' : name;
}

const identifier = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;

function propertyName(name: string): string {
  if (identifier.test(name) || name.startsWith('[')) return name;
  return JSON.stringify(name);
}

/**
 * A printer whose output is complete but unformatted TypeScript: it puts parentheses wherever they
 * may be needed and leaves removing them to the formatter.
 */
export function createPrinter(resolve: Resolve) {
  const inParentheses = (type: SomeType): Content => ['(', typeContent(type), ')'];

  const visitor: TypeVisitor<Content> = {
    array: ({elementType}) => [inParentheses(elementType), '[]'],
    conditional: (type) => [
      inParentheses(type.checkType),
      ' extends ',
      inParentheses(type.extendsType),
      ' ? ',
      typeContent(type.trueType),
      ' : ',
      typeContent(type.falseType),
    ],
    indexedAccess: ({objectType, indexType}) => [
      inParentheses(objectType),
      '[',
      typeContent(indexType),
      ']',
    ],
    inferred: ({name, constraint}) => [
      `infer ${name}`,
      constraint ? [' extends ', inParentheses(constraint)] : [],
    ],
    intersection: ({types}) => join(types.map(inParentheses), ' & '),
    intrinsic: ({name}) => name,
    literal: ({value}) => (typeof value === 'bigint' ? `${value}n` : JSON.stringify(value)),
    mapped: (type) => [
      '{',
      type.readonlyModifier ? `${type.readonlyModifier}readonly ` : '',
      `[${type.parameter} in `,
      typeContent(type.parameterType),
      type.nameType ? [' as ', typeContent(type.nameType)] : [],
      ']',
      type.optionalModifier ? `${type.optionalModifier}?` : '',
      ': ',
      typeContent(type.templateType),
      '}',
    ],
    optional: ({elementType}) => [inParentheses(elementType), '?'],
    predicate: ({asserts, name, targetType}) => [
      asserts ? 'asserts ' : '',
      name,
      targetType ? [' is ', typeContent(targetType)] : [],
    ],
    query: ({queryType}) => ['typeof ', typeContent(queryType)],
    reference: (type) => [
      resolve(type),
      type.typeArguments?.length ? ['<', join(type.typeArguments.map(typeContent), ', '), '>'] : [],
    ],
    reflection: ({declaration}) => objectOrFunction(declaration),
    rest: ({elementType}) => ['...', inParentheses(elementType)],
    templateLiteral: ({head, tail}) => [
      '`',
      head,
      tail.map(([type, text]): Content => ['${', typeContent(type), '}', text]),
      '`',
    ],
    tuple: ({elements}) => ['[', join((elements ?? []).map(typeContent), ', '), ']'],
    namedTupleMember: ({name, isOptional, element}) => [
      `${name}${isOptional ? '?' : ''}: `,
      typeContent(element),
    ],
    typeOperator: ({operator, target}) => [`${operator} `, inParentheses(target)],
    union: ({types}) => join(types.map(inParentheses), ' | '),
    unknown: ({name}) => name,
  };

  function typeContent(type: SomeType): Content {
    return type.visit(visitor);
  }

  function typeParameters(parameters: TypeParameterReflection[] | undefined): Content {
    if (!parameters?.length) return [];
    const items = parameters.map((parameter): Content => [
      parameter.flags.isConst ? 'const ' : '',
      parameter.varianceModifier ? `${parameter.varianceModifier} ` : '',
      parameter.name,
      parameter.type ? [' extends ', typeContent(parameter.type)] : [],
      parameter.default ? [' = ', typeContent(parameter.default)] : [],
    ]);
    return ['<', join(items, ', '), '>'];
  }

  /** `<T>(a: A): R`, or with `=>` before the result. */
  function callable(signature: SignatureReflection, arrow: ': ' | ' => '): Content {
    const parameters = (signature.parameters ?? []).map((parameter): Content => [
      parameter.flags.isRest ? '...' : '',
      parameterName(parameter),
      parameter.flags.isOptional || parameter.defaultValue !== undefined ? '?' : '',
      ': ',
      parameter.type ? typeContent(parameter.type) : 'unknown',
    ]);
    return [
      typeParameters(signature.typeParameters),
      '(',
      join(parameters, ', '),
      ')',
      signature.kind === ReflectionKind.ConstructorSignature && arrow === ': '
        ? []
        : [arrow, signature.type ? typeContent(signature.type) : 'void'],
    ];
  }

  function objectOrFunction(declaration: DeclarationReflection): Content {
    const signatures = declaration.signatures ?? [];
    const [signature] = signatures;
    const hasMembers = Boolean(declaration.children?.length ?? declaration.indexSignatures?.length);
    if (signature && signatures.length === 1 && !hasMembers) {
      const construct = signature.kind === ReflectionKind.ConstructorSignature;
      return ['(', construct ? 'new ' : '', callable(signature, ' => '), ')'];
    }
    return ['{', membersOf(declaration), '}'];
  }

  function membersOf(declaration: DeclarationReflection): Content {
    const calls = declaration.kindOf(ReflectionKind.Class) ? [] : (declaration.signatures ?? []);
    return [
      calls.map((signature): Content => [
        signature.kind === ReflectionKind.ConstructorSignature ? 'new ' : '',
        callable(signature, ': '),
        ';',
      ]),
      (declaration.indexSignatures ?? []).map((signature): Content => [
        '[',
        (signature.parameters ?? []).map((parameter): Content => [
          `${parameter.name}: `,
          parameter.type ? typeContent(parameter.type) : 'string',
        ]),
        ']: ',
        signature.type ? typeContent(signature.type) : 'unknown',
        ';',
      ]),
      // What a declaration inherits is said by its `extends`.
      visibleMembers(declaration)
        .filter(({inheritedFrom}) => inheritedFrom === undefined)
        .map(memberContent),
    ];
  }

  function memberContent(member: DeclarationReflection): Content {
    const modifiers = `${member.flags.isStatic ? 'static ' : ''}${member.flags.isReadonly ? 'readonly ' : ''}`;
    const name = `${propertyName(member.name)}${member.flags.isOptional ? '?' : ''}`;
    if (member.kindOf(ReflectionKind.Constructor)) {
      return (member.signatures ?? []).map((signature): Content => [
        'constructor',
        callable(signature, ': '),
        ';',
      ]);
    }
    if (member.signatures) {
      return member.signatures.map((signature): Content => [
        modifiers,
        name,
        callable(signature, ': '),
        ';',
      ]);
    }
    const type = member.type ?? member.getSignature?.type;
    return [modifiers, name, ': ', type ? typeContent(type) : 'unknown', ';'];
  }

  function heritage(keyword: string, types: SomeType[] | undefined): Content {
    return types?.length ? [` ${keyword} `, join(types.map(typeContent), ', ')] : [];
  }

  /** A whole declaration, under the name that readers import; functions go through `overloads`. */
  function declarationContent(declaration: DeclarationReflection, name: string): Content {
    const head = [name, typeParameters(declaration.typeParameters)];
    switch (declaration.kind) {
      case ReflectionKind.Class:
      case ReflectionKind.Interface:
        return [
          declaration.kind === ReflectionKind.Class ? 'class ' : 'interface ',
          head,
          heritage('extends', declaration.extendedTypes),
          declaration.kind === ReflectionKind.Class
            ? heritage('implements', declaration.implementedTypes)
            : [],
          ' {',
          membersOf(declaration),
          '}',
        ];
      case ReflectionKind.TypeAlias:
        return [
          'type ',
          head,
          ' = ',
          declaration.type ? typeContent(declaration.type) : objectOrFunction(declaration),
          ';',
        ];
      case ReflectionKind.Variable:
        return [
          `const ${name}: `,
          declaration.type ? typeContent(declaration.type) : 'unknown',
          ';',
        ];
      case ReflectionKind.Namespace:
        return [
          `namespace ${name} {`,
          (declaration.children ?? []).map((child) => declarationContent(child, child.name)),
          '}',
        ];
      default:
        throw new Error(
          `${declaration.getFullName()}: no way to print a ${ReflectionKind.singularString(declaration.kind)}; add one in src/plugins/api-reference/print.ts`,
        );
    }
  }

  return {
    /** The type of a parameter or property. */
    type: (type: SomeType): Part[] => flatten(typeContent(type)),
    /** The type of a member of a class, interface or object; methods as function types. */
    memberType(member: DeclarationReflection): Part[] {
      const [signature, ...overloads] = member.signatures ?? [];
      if (signature) {
        if (overloads.length > 0)
          return flatten([
            '{',
            member.signatures?.map((each): Content => [callable(each, ': '), ';']) ?? [],
            '}',
          ]);
        return flatten(callable(signature, ' => '));
      }
      const type = member.type ?? member.getSignature?.type;
      return flatten(type ? typeContent(type) : 'unknown');
    },
    declaration: (declaration: DeclarationReflection, name: string): Part[] =>
      flatten(declarationContent(declaration, name)),
    overload: (signature: SignatureReflection, name: string): Part[] =>
      flatten([`function ${name}`, callable(signature, ': '), ';']),
  };
}

export type Printer = ReturnType<typeof createPrinter>;

/** Members a reader may use: what is private, or comes from a class outside tRPC, is left out. */
export function visibleMembers(declaration: DeclarationReflection): DeclarationReflection[] {
  return (declaration.children ?? []).filter(
    (member) =>
      !member.flags.isPrivate &&
      !member.flags.isProtected &&
      !member.flags.isExternal &&
      !(member.flags.isInherited && member.inheritedFrom?.reflection === undefined),
  );
}

export {parameterName};
