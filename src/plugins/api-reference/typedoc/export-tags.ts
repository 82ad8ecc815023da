/**
 * Preserves `@deprecated` on export specifiers. A package often renames on export and deprecates the
 * old name there, but TypeDoc only keeps the comment of the declaration. The tags are stored in the
 * module's own comment, so that they are part of TypeDoc's JSON, too.
 */
import ts from 'typescript';
import {
  type Application,
  Comment,
  CommentTag,
  type Context,
  Converter,
  type DeclarationReflection,
} from 'typedoc';

const tagName = '@deprecatedExport';

function textOf({comment}: ts.JSDocTag): string {
  if (comment === undefined || typeof comment === 'string') return (comment ?? '').trim();
  return comment
    .map((part) => (ts.isJSDocLink(part) && part.name ? `\`${part.name.getText()}\`` : part.text))
    .join('')
    .trim();
}

/** A tag for each export of a module whose specifier carries `@deprecated`. */
function readTags(program: ts.Program, source: string): CommentTag[] {
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(source);
  const module = file && checker.getSymbolAtLocation(file);
  if (module === undefined) throw new Error(`${source}: not a module of TypeDoc's program`);
  return checker.getExportsOfModule(module).flatMap(({name, declarations = []}) => {
    const deprecated = declarations
      .filter(ts.isExportSpecifier)
      .flatMap((specifier) => ts.getJSDocTags(specifier))
      .find((tag) => tag.tagName.text === 'deprecated');
    if (deprecated === undefined) return [];
    const text = textOf(deprecated).replace(/^-\s*/, '');
    const tag = new CommentTag(tagName, [{kind: 'text', text}]);
    tag.name = name;
    return [tag];
  });
}

function keepTags({project, programs: [program]}: Context): void {
  for (const module of project.children ?? []) {
    const source = module.sources?.[0]?.fullFileName;
    if (program === undefined || source === undefined) continue;
    module.comment ??= new Comment();
    module.comment.blockTags.push(...readTags(program, source));
  }
}

export function keepExportTags(app: Application): void {
  app.converter.on(Converter.EVENT_END, keepTags);
}

/** What a module says about a name that it exports as deprecated; undefined for any other. */
export function deprecationOf(module: DeclarationReflection, name: string): string | undefined {
  const tag = module.comment?.blockTags.find((each) => each.tag === tagName && each.name === name);
  return tag?.content.map(({text}) => text).join('');
}
