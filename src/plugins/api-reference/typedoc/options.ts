/** Lists options as on the pages of guides, whose styles they share: `components/Options`. */
import {
  type Comment,
  type DeclarationReflection,
  ReflectionKind,
  type SignatureReflection,
  type SomeType,
} from 'typedoc';

import {escapeHtml} from '../../../content/escape';
import {deprecation, markdownOf, notesOf, prose, tagOf} from './comments';
import type {Context} from './context';
import type {Html} from './print';

/** A type with more characters starts collapsed. */
const longType = 180;

/** Where entries are shown. */
export type Page = {
  /** Types whose members a function on the page lists, with the function's name. */
  listed: Map<DeclarationReflection, string>;
  /** Options that a function lists, by name and description, with the function's name. */
  told: Map<string, string>;
  /** Whether a type may be listed there: its entry is on the page, or it has none. */
  isOwn(type: DeclarationReflection): boolean;
};

export function commentOf(reflection: DeclarationReflection): Comment | undefined {
  const {comment, signatures, getSignature, type, extendedTypes} = reflection;
  // TypeDoc gives an interface without a comment that of a type which it extends.
  const isCopied = (from: SomeType) =>
    comment?.summary.length && targetOf(from)?.comment?.similarTo(comment);
  if (extendedTypes?.some(isCopied)) return undefined;
  const calls = signatures ?? (type?.type === 'reflection' ? type.declaration.signatures : []);
  return comment ?? calls?.find((each) => each.comment)?.comment ?? getSignature?.comment;
}

/** Call signatures of a function, or of a variable that holds one. */
export function callsOf({kind, signatures, type}: DeclarationReflection): SignatureReflection[] {
  if (kind === ReflectionKind.TypeAlias) return [];
  if (signatures) return signatures;
  if (type?.type !== 'reflection' || type.declaration.children?.length) return [];
  return type.declaration.signatures ?? [];
}

/** The declaration of a type that is a name, unless a type parameter has it. */
export function targetOf(type: SomeType | undefined): DeclarationReflection | undefined {
  if (type?.type !== 'reference' || type.refersToTypeParameter) return undefined;
  return type.reflection as DeclarationReflection | undefined;
}

/**
 * Members of an object type, or of every object in an intersection.
 *
 * @param skip - types whose members are left out
 */
export function membersIn(
  type: SomeType,
  skip: (type: DeclarationReflection) => boolean = () => false,
): DeclarationReflection[] {
  if (type.type === 'intersection') return type.types.flatMap((part) => membersIn(part, skip));
  if (type.type === 'reflection') return type.declaration.children ?? [];
  const target = targetOf(type);
  if (!target || skip(target)) return [];
  return membersOf(target, (each) => each === target || skip(each));
}

function membersOf(
  declaration: DeclarationReflection,
  skip?: (type: DeclarationReflection) => boolean,
): DeclarationReflection[] {
  const {type, children = []} = declaration;
  if (declaration.kindOf(ReflectionKind.TypeAlias) && type) return membersIn(type, skip);
  const {Class, Interface, TypeAlias, Constructor} = ReflectionKind;
  if (!declaration.kindOf([Class, Interface, TypeAlias])) return [];
  return children.filter(({kind}) => kind !== Constructor);
}

/** Parts of an intersection whose members depend on type arguments, and can't be listed. */
function openPartsOf(type: SomeType | undefined): SomeType[] {
  if (type?.type === 'intersection') {
    return type.types.flatMap((part) =>
      targetOf(part) && membersIn(part).length === 0 ? [part] : openPartsOf(part),
    );
  }
  const target = targetOf(type);
  return target?.kindOf(ReflectionKind.TypeAlias) ? openPartsOf(target.type) : [];
}

function openMembers({printer}: Context, type: SomeType | undefined): Html {
  const parts = openPartsOf(type).map((part) => `<code>${printer.type(part)}</code>`);
  return parts.length > 0 ? `<p>Has the members of ${parts.join(' and ')} as well.</p>` : '';
}

/** `@default` values are code, fenced or not. */
const plainCode = (value: string) => value.replace(/^```\w*\n|\n```$/g, '').replace(/^`|`$/g, '');

/** What a comment says of a member, and its default. */
function description(context: Context, comment: Comment | undefined): Html {
  const deprecated = tagOf(context, comment, '@deprecated');
  const otherwise = tagOf(context, comment, '@default', '@defaultValue');
  const notes = notesOf(context, comment).map(([label, text]) =>
    label === 'See' ? `See ${text.trim().replace(/[^.]$/, '$&.')}` : `**${label}:** ${text}`,
  );
  const said = [markdownOf(context, comment?.summary), ...notes].filter(Boolean).join('\n\n');
  const blocks = [
    deprecated === undefined ? '' : deprecation(context, deprecated),
    prose(context, said),
    otherwise ? `<p>Default: <code>${escapeHtml(plainCode(otherwise))}</code></p>` : '',
  ]
    .filter(Boolean)
    .join('\n');
  // Paragraphs become lines, because a page has hundreds.
  const isSimple = !/<(?:ul|ol|pre|table|p )/.test(blocks);
  return isSimple ? blocks.replace(/<\/?p>/g, '').trim() : blocks;
}

const isDescribed = (member: DeclarationReflection) => commentOf(member) !== undefined;

export const isDeprecated = (comment: Comment | undefined) =>
  comment?.getTag('@deprecated') !== undefined;

/** The described members of a type, a line each, and a note on those that can't be listed. */
export function describedMembers(context: Context, declaration: DeclarationReflection): Html {
  const hasEntry = (type: DeclarationReflection) =>
    context.router.entries.some(({target}) => target === type);
  const items = membersOf(declaration, hasEntry)
    .filter((member) => isDescribed(member) && member.inheritedFrom === undefined)
    .map((member) => {
      const comment = commentOf(member);
      const type = context.printer.member(member);
      const isShort = type.length < longType && !type.includes('\n');
      const mark = member.flags.isOptional ? '?' : '';
      const code = `<code>${escapeHtml(member.name)}${mark}${isShort ? `: ${type}` : ''}</code>`;
      const shown = isDeprecated(comment) ? `<del>${code}</del>` : code;
      return `<li>${shown} ${description(context, comment)}</li>`;
    });
  const list = items.length > 0 ? `<ul class="api-members">${items.join('')}</ul>` : '';
  return list + openMembers(context, declaration.type);
}

/** A member or parameter, in a list like that of a guide. */
type Row = {id?: string; name: string; type: Html; isRequired?: boolean; comment?: Comment};

function row(context: Context, {name, type, isRequired, comment, id}: Row): Html {
  const shown = escapeHtml(name);
  const isLong = type.replace(/<[^>]*>/g, '').replace(/\s+|&\w+;/g, ' ').length > longType;
  const line = type.replace(/(?<=[([]|&lt;)\n\s*|,?\n\s*(?=[)\]]|&gt;)/g, '');
  const about = description(context, comment);
  return [
    `<div${id ? ` id="${id}"` : ''}><dt>${isDeprecated(comment) ? `<del>${shown}</del>` : shown}</dt>`,
    isLong
      ? `<dd><details><summary>Type</summary><pre class="code">${type}</pre></details>`
      : `<dd><code>${line}</code>`,
    `${isRequired ? ' <em>required</em>' : ''}</dd>`,
    about && `<dd>${about}</dd>`,
    '</div>',
  ].join('');
}

export function list(context: Context, label: Html, rows: readonly Row[]): Html {
  if (rows.length === 0) return '';
  const items = rows.map((each) => row(context, each)).join('');
  return `<h4>${label}</h4><dl class="options">${items}</dl>`;
}

/** Required options first, deprecated ones last. */
const order = ({isRequired, comment}: Row) => (isRequired ? 0 : isDeprecated(comment) ? 2 : 1);

/** All members of what a function takes; those that the page explains above only by name. */
function optionList(context: Context, type: SomeType, page: Page, of: string): Html {
  const rows = [...new Map(membersIn(type).map((member) => [member.name, member])).values()]
    .map((member): Row => ({
      name: member.name,
      type: context.printer.member(member),
      isRequired: !member.flags.isOptional,
      comment: commentOf(member),
    }))
    .sort((a, b) => order(a) - order(b));
  const keyOf = ({name, comment}: Row) => `${name} ${markdownOf(context, comment?.summary)}`;
  const fresh: Row[] = [];
  /** Function that explains options -> their names. */
  const told = new Map<string, string[]>();
  for (const each of rows) {
    const at = page.told.get(keyOf(each));
    if (at === undefined) fresh.push(each);
    else told.set(at, [...(told.get(at) ?? []), each.name]);
  }
  for (const each of fresh) page.told.set(keyOf(each), of);
  const others = [...told].map(
    ([at, names]) =>
      `<p>The same as for <a href="#${at}">${at}</a>: <code>${names.join(', ')}</code></p>`,
  );
  const listed = list(context, 'Options', fresh);
  const label = listed === '' ? '<h4>Options</h4>' : '';
  return listed + label + others.join('') + openMembers(context, type);
}

/** The options that a function takes, and its other parameters, where comments describe them. */
export function parameters(
  context: Context,
  calls: readonly SignatureReflection[],
  page: Page,
  of: string,
): Html {
  const all = calls.flatMap((signature) => signature.parameters ?? []);
  const unique = [...new Map(all.map((parameter) => [parameter.name, parameter])).values()];
  const described = unique
    .filter(({comment}) => markdownOf(context, comment?.summary) !== '')
    .map(({name, type, flags, comment, defaultValue}) => ({
      name,
      type: context.printer.type(type),
      isRequired: !flags.isOptional && defaultValue === undefined,
      comment,
    }));
  const options = unique.flatMap(({type}) => {
    if (!type || !membersIn(type).some(isDescribed)) return [];
    const target = targetOf(type);
    const at = target && page.listed.get(target);
    if (at !== undefined) {
      return [`<h4>Options</h4><p>Those of <a href="#${at}">${at}</a>.</p>`];
    }
    if (target && (!page.isOwn(target) || commentOf(target)?.hasModifier('@internal'))) return [];
    if (target) page.listed.set(target, of);
    return [optionList(context, type, page, of)];
  });
  return list(context, 'Parameters', described) + options.join('');
}
