/** Converts TypeDoc's comments to Markdown. */
import {type Comment, type CommentDisplayPart, Reflection} from 'typedoc';

import type {Markdown} from '../model';

/** Finds the entry that a `{@link}` refers to. */
export type ResolveLink = (reflection: Reflection) => string | undefined;

/** Block tags that are rendered specially; any other is shown under its name. */
const placed = new Set([
  '@param',
  '@template',
  '@typeParam',
  '@returns',
  '@example',
  '@deprecated',
  '@default',
  '@defaultValue',
  '@inheritDoc',
]);

function linkText(text: string): string {
  return /^[\w$.]+$/.test(text) ? `\`${text}\`` : text;
}

/**
 * What TypeDoc leaves of a comment that ends with two asterisks and a slash, which Markdown reads as
 * a bullet.
 */
const closingStar = /(?:^|\s)\*\s*$/;

/** Markdown of one text, in which links to entries have the URL `entry:<id>`. */
export function toMarkdown(parts: readonly CommentDisplayPart[], resolve: ResolveLink): Markdown {
  return parts
    .map((part) => {
      if (part.kind !== 'inline-tag') return part.text;
      const {target, text} = part;
      if (typeof target === 'string') return `[${text || target}](${target})`;
      const entry = target instanceof Reflection ? resolve(target) : undefined;
      return entry === undefined ? linkText(text) : `[${linkText(text)}](entry:${entry})`;
    })
    .join('')
    .replace(closingStar, '')
    .trim();
}

/** The text of a block tag, or undefined if the comment has none. */
export function tagOf(
  comment: Comment | undefined,
  names: readonly `@${string}`[],
  resolve: ResolveLink,
): Markdown | undefined {
  const tag = comment?.blockTags.find((block) => names.includes(block.tag));
  return tag && toMarkdown(tag.content, resolve);
}

/** The texts of all `@example` tags. */
export function examplesOf(comment: Comment | undefined, resolve: ResolveLink): Markdown[] {
  return (comment?.blockTags ?? [])
    .filter(({tag}) => tag === '@example')
    .map(({content}) => toMarkdown(content, resolve));
}

/** Block tags that are not rendered specially, known to TypeDoc or not, in source order. */
export function notesOf(
  comment: Comment | undefined,
  resolve: ResolveLink,
): {label: string; text: Markdown}[] {
  return (comment?.blockTags ?? [])
    .filter(({tag}) => !placed.has(tag))
    .map(({tag, content}) => {
      const name = tag.slice(1);
      return {
        label: name.charAt(0).toUpperCase() + name.slice(1),
        text: toMarkdown(content, resolve),
      };
    })
    .filter(({text}) => text !== '');
}
