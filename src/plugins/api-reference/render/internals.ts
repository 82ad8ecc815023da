/** Types without an export, at the bottom of the pages whose signatures mention them. */
import type {Entry, InternalType, Token} from '../model';
import {linkTokens, type RenderContext} from './context';
import {type Block, element, heading, paragraph, text} from './mdx';

const idIn = (token: Token): string[] => {
  const target = typeof token === 'string' ? undefined : token[2];
  return target?.startsWith('internal:') ? [target.slice('internal:'.length)] : [];
};

function codeOf(entry: Entry): Token[] {
  const rows = [...entry.members, ...entry.parameters, ...entry.typeParameters];
  return [...entry.signatures, ...rows.map(({type}) => type), ...entry.alsoMembersOf].flat();
}

/** The internal types that entries mention, directly or through one another, ordered by name. */
function internalsOf({internals}: RenderContext, entries: readonly Entry[]): InternalType[] {
  const found = new Set(entries.flatMap(codeOf).flatMap(idIn));
  // Iterating over a Set also visits items that are added during the iteration.
  for (const id of found) {
    for (const next of (internals.get(id)?.signature ?? []).flatMap(idIn)) found.add(next);
  }
  return [...found]
    .flatMap((id) => internals.get(id) ?? [])
    .sort((a, b) => (a.name === b.name ? (a.id < b.id ? -1 : 1) : a.name < b.name ? -1 : 1));
}

export function renderInternals(context: RenderContext, entries: readonly Entry[]): Block[] {
  const mentioned = internalsOf(context, entries);
  if (mentioned.length === 0) return [];
  return [
    heading(2, text('Types without an export'), 'types-without-an-export'),
    paragraph(
      text(
        'Signatures above mention these. They cannot be imported, and may change in any release.',
      ),
    ),
    element('ApiInternals', {
      of: mentioned.map(({id, name, signature}) => ({
        id,
        name,
        code: linkTokens(context, signature, `internal:${id}`),
      })),
    }),
  ];
}
