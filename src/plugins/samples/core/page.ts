import type {Code, Root} from 'mdast';
import {visitParents} from 'unist-util-visit-parents';
import type {Node} from 'unist';
import {VFileMessage} from 'vfile-message';

import {versionOf} from '../../../versions/places';
import {frontMatterOf, parsePage as parseMdx} from '../../../content/mdx';
import {authoredItems} from './authored';
import {attribute, isJsx, type JsxElement} from './jsx';
import {lessonProblems} from './lessons';
import {readMeta} from './meta';
import {boundElements, releasesOf} from './releases';
import {anchorOf} from './table-module';
import {isVersionName, newestVersion, versions, type VersionName} from '../../../versions/list';
import type {Fence, Page, Problem, ReleaseBound, TableRequest} from './model';

export const isCompiled = (language: string) => ['ts', 'tsx', 'js', 'jsx'].includes(language);

/**
 * Parses a page's fences and type tables.
 *
 * @param source - the file's text
 * @param file - its path relative to the site's root, with forward slashes
 */
export function parsePage(source: string, file: string): Page {
  const problems: Problem[] = [];
  const empty = (version: VersionName): Page => ({
    file,
    version,
    fences: [],
    tables: [],
    bounds: [],
    problems,
  });
  let tree: Root;
  try {
    ({tree} = parseMdx(source));
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    problems.push({
      file,
      line: error.line ?? 1,
      column: error.column ?? 1,
      message: `This is not valid MDX: ${error.reason}`,
    });
    return empty(versionOf(file)?.name ?? newestVersion.name);
  }
  const version = versionOf(file)?.name ?? versionOfPost(tree, file, problems);
  const page = collect(tree, {file, version, source});
  return {...page, problems: [...problems, ...page.problems, ...lessonProblems(page)]};
}

/** A blog post's `trpc_version`, which is only required for posts with compiled fences. */
function versionOfPost(tree: Root, file: string, problems: Problem[]): VersionName {
  const {trpc_version: stated} = frontMatterOf(tree);
  const name = stated === undefined ? undefined : String(stated);
  if (name !== undefined && isVersionName(name)) return name;
  const needed = tree.children.some((node) => node.type === 'code' && isCompiled(node.lang ?? ''));
  if (needed || name !== undefined) {
    const names = versions.map((entry) => entry.name).join(', ');
    const said =
      name === undefined ? 'The front matter does not say' : `trpc_version: ${name} does not name`;
    problems.push({
      file,
      line: 1,
      column: 1,
      message: `${said} which tRPC the samples are for; add trpc_version with one of ${names}.`,
    });
  }
  return newestVersion.name;
}

interface Context {
  file: string;
  version: VersionName;
  source: string;
}

interface Found<Type> {
  node: Type;
  ancestors: Node[];
}

/** The fences of a tree in page order, which is how they are matched with the rendered page. */
export function codeNodes(tree: Root): Found<Code>[] {
  const found: Found<Code>[] = [];
  visitParents(tree, 'code', (node: Code, ancestors) => {
    found.push({node, ancestors});
  });
  return found;
}

function elements(tree: Root, name: string): Found<JsxElement>[] {
  const found: Found<JsxElement>[] = [];
  visitParents(tree, (node: Node, ancestors) => {
    if (isJsx(node, name)) found.push({node, ancestors});
  });
  return found;
}

export const tableNodes = (tree: Root) => elements(tree, 'TypeTable');

function collect(tree: Root, context: Context): Page {
  const {file, version} = context;
  const problems: Problem[] = [];
  const lines = context.source.split('\n');
  const lineOf = (node: Node) => node.position?.start.line ?? 1;
  const complainAt = (line: number) => (message: string) =>
    problems.push({file, line, column: 1, message});

  const fences = codeNodes(tree).map(({node, ancestors}, index): Fence => {
    const line = lineOf(node);
    const {project, version: fenceVersion, ...flags} = readMeta(node.meta ?? '', complainAt(line));
    const closing = lines[(node.position?.end.line ?? line) - 1] ?? '';
    const fenced = /^\s*(?:>\s*)*([`~]{3,})/.exec(lines[line - 1] ?? '');
    if (
      fenced &&
      (node.position?.start.line === node.position?.end.line ||
        !closing.trimEnd().endsWith(fenced[1] as string))
    ) {
      complainAt(line)(
        'This fence is never closed; add a line with ' + fenced[1] + ' after its last line.',
      );
    }
    return {
      ...flags,
      index,
      line,
      language: node.lang ?? '',
      value: node.value,
      project: project ?? tabOf(ancestors) ?? '',
      version: fenceVersion ?? version,
      ...releasesOf(ancestors),
    };
  });

  const tables = tableNodes(tree).map(({node, ancestors}, index): TableRequest => {
    const type = attribute(node, 'type');
    const from = attribute(node, 'from');
    if (!type || !from) {
      complainAt(lineOf(node))(
        '<TypeTable> needs type="ExportedName" and from="@trpc/client" as plain strings.',
      );
    }
    const authored = authoredItems(node, (itemLine, message) => complainAt(itemLine)(message)).map(
      ({name, type: ownType, line, described}) => ({
        name,
        ...(ownType ? {type: ownType} : {}),
        line,
        described,
      }),
    );
    const words = (name: string) =>
      attribute(node, name)
        ?.split(/[\s,]+/)
        .filter(Boolean) ?? [];
    const [bound, ...late] = words('since');
    return {
      index,
      line: lineOf(node),
      type: type ?? '',
      from: from ?? '',
      first: words('first'),
      ...(bound ? {late: {bound, names: late}} : {}),
      authored,
      version,
      ...releasesOf(ancestors),
    };
  });
  for (const {index, line, type} of tables) {
    if (type && tables.findIndex((table) => anchorOf(table) === anchorOf({type})) < index) {
      complainAt(line)(
        `The members of ${anchorOf({type})} are listed above already, and each has one anchor; link to that list.`,
      );
    }
  }

  const bounds = boundElements.flatMap((name) =>
    elements(tree, name).map(({node}): ReleaseBound => {
      if (node.type === 'mdxJsxTextElement')
        complainAt(lineOf(node))(`Put <${name}> and </${name}> each on a line of its own.`);
      return {line: lineOf(node), name, version: attribute(node, 'version')};
    }),
  );

  return {file, version, fences, tables, bounds, problems};
}

/** Tabs offer alternatives, so each tab is a separate project, named after its value. */
function tabOf(ancestors: Node[]): string | undefined {
  const tab = [...ancestors].reverse().find((node) => isJsx(node, 'TabItem'));
  return tab ? attribute(tab as JsxElement, 'value') : undefined;
}
