/** Reports what prevents a page from being compiled or displayed, with how to fix it. */
import type {Expression, Program} from 'estree';
import {closest} from 'fastest-levenshtein';
import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {VFileMessage} from 'vfile-message';

import {parsePage} from '../../content/mdx';
import {frontMatterFault} from './frontMatter';
import type {Finding} from './report';

/** What Docusaurus provides to every page's expressions. */
const given = ['assets', 'contentTitle', 'frontMatter', 'metadata', 'props', 'require', 'toc'];

const brace =
  'A brace opens an expression: write \\{ for the character, or put the code in backticks.';
const tag =
  'A < opens a component: write &lt; for the character, put the code in backticks, or close the component.';
const esm =
  'A line that begins with import or export is a statement: correct the statement, or begin the line with another word.';

function adviceFor({reason, ruleId}: VFileMessage): string {
  if (/import|exports/.test(reason)) return esm;
  return /expression|acorn|brace/i.test(`${reason} ${ruleId}`) && !/tag/.test(reason) ? brace : tag;
}

/** Why parsing failed. Some of the parser's messages end with what to do, and others don't. */
function syntaxFault(error: VFileMessage, file: string): Finding {
  const reason = error.reason.replace(/\s*\([^()]*\d+:\d+[^()]*\)/g, '').replace(/\.$/, '');
  // The message says where an unclosed tag is; the error, what ends without its closing tag.
  const open = /^Expected a closing tag .*?\((\d+):(\d+)/.exec(error.reason);
  return {
    file,
    line: Number(open?.[1] ?? error.line ?? 1),
    column: Number(open?.[2] ?? error.column ?? 1),
    message: `this is not valid MDX: ${reason}. ${adviceFor(error)}`,
  };
}

function namesOf({body}: Program): string[] {
  return body.flatMap((statement) => {
    if (statement.type === 'ImportDeclaration') {
      return statement.specifiers.map(({local}) => local.name);
    }
    if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) return [];
    const {declaration} = statement;
    if (declaration.type !== 'VariableDeclaration') return [declaration.id.name];
    return declaration.declarations.flatMap(({id}) => (id.type === 'Identifier' ? [id.name] : []));
  });
}

/** What a page imports and exports. */
function declaredIn(tree: Root): string[] {
  return tree.children.flatMap((node) =>
    node.type === 'mdxjsEsm' && node.data?.estree ? namesOf(node.data.estree) : [],
  );
}

/**
 * `a` for `a` and `a.b.c`; nothing for other expressions, since they may declare names of their own.
 */
function rootName(expression: Expression): string | undefined {
  if (expression.type === 'Identifier') return expression.name;
  return expression.type === 'MemberExpression' && expression.object.type !== 'Super'
    ? rootName(expression.object)
    : undefined;
}

function nameIn(node: Nodes): string | undefined {
  if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return undefined;
  const statement = node.data?.estree?.body[0];
  return statement?.type === 'ExpressionStatement' ? rootName(statement.expression) : undefined;
}

function componentIn(node: Nodes): string | undefined {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
  const root = node.name?.split('.')[0] ?? '';
  return /^\p{Lu}/u.test(root) ? root : undefined;
}

function unknownNames(tree: Root, file: string, components: readonly string[]): Finding[] {
  const declared = declaredIn(tree);
  const knownComponents = [...declared, ...components];
  const isName = (name: string) =>
    [...declared, ...given, 'undefined'].includes(name) || name in globalThis;
  const found: Finding[] = [];
  visit(tree, (node) => {
    const {line = 1, column = 1} = node.position?.start ?? {};
    const component = componentIn(node);
    if (component !== undefined && !knownComponents.includes(component)) {
      const message =
        `unknown component <${component}>, did you mean <${closest(component, knownComponents)}>? ` +
        'Import your own components at the top of the page.';
      found.push({file, line, column, message});
    }
    const name = nameIn(node);
    if (name !== undefined && !isName(name)) {
      const message = `{${name}} is an expression, and the page has no ${name}. ${brace}`;
      found.push({file, line, column, message});
    }
  });
  return found;
}

interface CheckedMdx {
  /** Undefined if the page or its front matter is not valid. */
  tree: Root | undefined;
  faults: Finding[];
}

/**
 * @param file - relative to the site's root
 * @param components - available on every page without an import
 */
export function checkMdx(source: string, file: string, components: readonly string[]): CheckedMdx {
  const fault = frontMatterFault(source, file);
  if (fault) return {tree: undefined, faults: [fault]};
  try {
    const {tree} = parsePage(source);
    return {tree, faults: unknownNames(tree, file, components)};
  } catch (error) {
    if (error instanceof VFileMessage) return {tree: undefined, faults: [syntaxFault(error, file)]};
    throw error;
  }
}
