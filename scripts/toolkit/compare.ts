/** The differences between two releases of a package, and where the docs mention them. */
import type {Offer} from './exports';

export interface Difference {
  kind:
    'added' | 'removed' | 'deprecated' | 'changed' | 'another default' | 'described differently';
  /** Such as `@trpc/client HTTPBatchLinkOptions.maxItems`. */
  name: string;
  /** The old and the new form, if one of them says more than the name. */
  before?: string;
  after?: string;
}

const kinds: Difference['kind'][] = [
  'removed',
  'changed',
  'another default',
  'deprecated',
  'added',
  'described differently',
];

const defaultOf = ({docs}: Offer) => /@default\s(.*?)(?= @\w|$)/.exec(docs)?.[1] ?? 'none named';

function difference(name: string, before: Offer, after: Offer): Difference | undefined {
  if (before.signature !== after.signature)
    return {kind: 'changed', name, before: before.signature, after: after.signature};
  if (!before.deprecated && after.deprecated) return {kind: 'deprecated', name, after: after.docs};
  const [was, is] = [defaultOf(before), defaultOf(after)];
  if (was !== is) return {kind: 'another default', name, before: was, after: is};
  return before.docs === after.docs ? undefined : {kind: 'described differently', name};
}

/** The members of what was added or removed were added or removed with it. */
const isOfAnother = (name: string, others: ReadonlyMap<string, Offer>) =>
  name.includes('.', name.indexOf(' ')) && !others.has(name.slice(0, name.lastIndexOf('.')));

/**
 * A declaration that lists its members changes with each of them, and these are listed themselves.
 */
const hasMembers = (name: string, offers: ReadonlyMap<string, Offer>) =>
  [...offers.keys()].some((other) => other.startsWith(`${name}.`));

export function compareOffers(
  before: ReadonlyMap<string, Offer>,
  after: ReadonlyMap<string, Offer>,
): Difference[] {
  const names = [...new Set([...before.keys(), ...after.keys()])];
  const differences = names.flatMap((name): Difference[] => {
    const [old, now] = [before.get(name), after.get(name)];
    if (!old) return isOfAnother(name, before) ? [] : [{kind: 'added', name, after: now?.docs}];
    if (!now) return isOfAnother(name, after) ? [] : [{kind: 'removed', name}];
    const found = difference(name, old, now);
    return !found || (found.kind === 'changed' && hasMembers(name, before)) ? [] : [found];
  });
  return differences.sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
}

/** A page of the docs. */
export interface Page {
  /** Relative to the site's root. */
  file: string;
  text: string;
}

/** A page's lines reduced to their code, so that names are not confused with words of a sentence. */
function codeLines(text: string): string[] {
  let fenced = false;
  return text.split('\n').map((line) => {
    const isFence = /^\s*```/.test(line);
    if (isFence) fenced = !fenced;
    return fenced || isFence ? line : (line.match(/`[^`]+`/g) ?? []).join(' ');
  });
}

/**
 * Where pages mention a name in code; for a member, pages that also mention the name of its type.
 *
 * @returns places such as `docs/client/links/httpBatchLink.mdx:12`, the first of each page
 */
export function placesOf({name}: Difference, pages: readonly Page[]): string[] {
  const [type = '', member] = name.slice(name.indexOf(' ') + 1).split('.');
  const escaped = (text: string) => text.replace(/[$]/g, '\\$&');
  const wanted = new RegExp(`(?<![\\w$])${escaped(member ?? type)}(?![\\w$])`);
  const owner = new RegExp(`(?<![\\w$])${escaped(type)}(?![\\w$])`);
  return pages.flatMap(({file, text}) => {
    const lines = codeLines(text);
    if (!lines.some((line) => owner.test(line))) return [];
    const line = lines.findIndex((content) => wanted.test(content));
    return line < 0 ? [] : [`${file}:${line + 1}`];
  });
}
