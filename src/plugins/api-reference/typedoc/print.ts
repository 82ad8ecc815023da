/** Prints declarations as HTML with links, through TypeDoc's own printer. */
import {
  type Application,
  type DeclarationReflection,
  DefaultTheme,
  DefaultThemeRenderContext,
  JSX,
  PageEvent,
  type ProjectReflection,
  ReflectionKind,
  ReflectionType,
  SignatureReflection,
  type SomeType,
} from 'typedoc';

import {escapeHtml} from '../../../content/escape';
import type {PurposeRouter} from './router';

/** HTML; of code, it has links to the types that it mentions. */
export type Html = string;

/** A link to a type, and whether it is a bound of another one. */
const anyLink = /((?:extends )?)<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g;

export class Printer {
  private readonly context: DefaultThemeRenderContext;
  private readonly linked = new Set<string>();

  /** @param url - of the reference, which links begin with */
  constructor(
    app: Application,
    router: PurposeRouter,
    project: ProjectReflection,
    private readonly url: string,
  ) {
    const page = new PageEvent(project);
    page.project = project;
    const theme = new DefaultTheme(app.renderer);
    this.context = new DefaultThemeRenderContext(router, theme, page, app.options);
  }

  startPage(): void {
    this.linked.clear();
  }

  /** Links each type once more where it is mentioned first; a source or a bound only once on a page. */
  startEntry(): void {
    for (const to of this.linked) if (!/^https:|^extends /.test(to)) this.linked.delete(to);
  }

  /**
   * What TypeDoc prints, with two spaces for an indent, and without its classes; and without the
   * brackets that it adds to a type parameter which is spread.
   */
  private toHtml(element: JSX.Element): Html {
    return JSX.renderElement(element)
      .replaceAll('<wbr/>', '')
      .replaceAll('<br/>', '\n')
      .replaceAll('&nbsp;', '\u00A0')
      .replaceAll('\u00A0\u00A0\u00A0\u00A0', '  ')
      .replaceAll('&quot;', "'")
      .replace(/<\/?span[^>]*>/g, '')
      .replace(/(\[\.\.\.\w+)\[\](?=\])/g, '$1')
      .replace(anyLink, (_, bound: string, to: string, name: string) => {
        if (this.linked.has(bound + to) || this.linked.has(to)) return bound + name;
        this.linked.add(bound + to);
        const href = URL.canParse(to) ? to : `${this.url}/${to}`;
        return `${bound}<a href="${href}">${name}</a>`;
      });
  }

  type(type: SomeType | undefined): Html {
    return this.toHtml(this.context.type(type));
  }

  signature(signature: SignatureReflection, hideName = false): Html {
    return this.toHtml(this.context.memberSignatureTitle(signature, {hideName}));
  }

  /** The type of a member of a class, interface or object; a method's is a function type. */
  member(member: DeclarationReflection): Html {
    const type = member.type ?? member.getSignature?.type;
    return this.type(type ?? new ReflectionType(copyOf(member, undefined)));
  }

  /** A name with its type parameters. */
  private head(name: string, declaration: DeclarationReflection): Html {
    if (!declaration.typeParameters?.length) return escapeHtml(name);
    const signature = new SignatureReflection(name, ReflectionKind.CallSignature, declaration);
    signature.typeParameters = declaration.typeParameters;
    return this.signature(signature).replace(/\(\): any$/, '');
  }

  private heritage(word: string, types: SomeType[] | undefined): Html {
    if (!types?.length) return '';
    return ` ${word} ${types.map((type) => this.type(type)).join(', ')}`;
  }

  /**
   * A whole declaration, under the name that readers import, and each overload of a function.
   *
   * @throws Error for a kind that no package exports so far
   */
  declaration(declaration: DeclarationReflection, name = declaration.name): Html {
    const {kind, type, extendedTypes, implementedTypes} = declaration;
    const head = this.head(name, declaration);
    const heritage =
      this.heritage('extends', extendedTypes) + this.heritage('implements', implementedTypes);
    // Inherited members are covered by the `extends` clause.
    const own = declaration.children?.filter(({inheritedFrom}) => inheritedFrom === undefined);
    const object = () => this.type(new ReflectionType(copyOf(declaration, own)));
    switch (kind) {
      case ReflectionKind.Function:
        return (declaration.signatures ?? [])
          .map((signature) => `function ${this.signature(signature)};`)
          .join('\n');
      case ReflectionKind.Class:
        return `class ${head}${heritage} ${inLines(object())}`;
      case ReflectionKind.Interface: {
        const calls = own ? [] : (declaration.signatures ?? []);
        const lines = calls.map((call) => this.signature(call, true).replace(/^/gm, '  '));
        const body = lines.length > 0 ? `{\n${lines.join(';\n')};\n}` : inLines(object());
        return `interface ${head}${heritage} ${body}`;
      }
      case ReflectionKind.TypeAlias: {
        const assigned = type ? this.type(type) : object();
        return `type ${head} =${assigned.startsWith('\n') ? '' : ' '}${assigned};`;
      }
      case ReflectionKind.Variable:
        return `const ${head}: ${this.type(type)};`;
      case ReflectionKind.Namespace: {
        const members = (declaration.children ?? []).map((child) => this.declaration(child));
        return `namespace ${head} {\n${members.join('\n').replace(/^/gm, '  ')}\n}`;
      }
      default:
        throw new Error(
          `${declaration.getFullName()}: no way to print a ${ReflectionKind.singularString(kind)}; add one in src/plugins/api-reference/typedoc/print.ts`,
        );
    }
  }
}

/** A declaration with other members, which TypeDoc prints like an object type. */
function copyOf(
  declaration: DeclarationReflection,
  children: DeclarationReflection[] | undefined,
): DeclarationReflection {
  return Object.assign(Object.create(declaration) as DeclarationReflection, {children});
}

/** The body of a declaration, whose members have a line each. */
function inLines(body: Html): Html {
  if (body.includes('\n') || body === '{}') return body;
  let depth = 0;
  const members = body.replace(/^\{ | \}$/g, '').replace(/&\w+;|[[({]|[\])}]|; /g, (token) => {
    if ('[({'.includes(token)) depth += 1;
    else if ('])}'.includes(token)) depth -= 1;
    return token === '; ' && depth === 0 ? ';\n  ' : token;
  });
  return `{\n  ${members};\n}`;
}
