/** What the parts of all pages share. */
import type {ReferenceContents} from '../contents/types';
import type {Guide} from '../links/guides';
import {createSymbolIndex} from '../links/symbols';
import type {SymbolIndex} from '../links/remark-api-links';
import {findUsages} from '../links/usages';
import type {Entry, InternalType, ReferenceModel, Token} from '../model';

export type RenderInput = {
  contents: ReferenceContents;
  model: ReferenceModel;
  guides: readonly Guide[];
  /** URL path of the reference, without the site's base URL. */
  url: string;
};

export type RenderContext = RenderInput & {
  entries: ReadonlyMap<string, Entry>;
  internals: ReadonlyMap<string, InternalType>;
  guideByPath: ReadonlyMap<string, Guide>;
  symbols: SymbolIndex;
  /** Entry id -> guides that use it. */
  usages: ReadonlyMap<string, readonly Guide[]>;
};

export function createContext(input: RenderInput): RenderContext {
  const {contents, model, guides, url} = input;
  const symbols = createSymbolIndex(model.entries, (id) => `${url}/${id}`, contents.commonWords);
  return {
    ...input,
    entries: new Map(model.entries.map((entry) => [entry.id, entry])),
    internals: new Map(model.internals.map((internal) => [internal.id, internal])),
    guideByPath: new Map(guides.map((guide) => [guide.path, guide])),
    symbols,
    usages: findUsages(model.entries, guides, symbols),
  };
}

export const entryUrl = ({url}: RenderContext, id: string): string => `${url}/${id}`;

/** @throws Error if the contents list a name that the model lacks */
export function entryOf({entries}: RenderContext, id: string): Entry {
  const entry = entries.get(id);
  if (entry === undefined) throw new Error(`${id}: listed in the contents and not in the model`);
  return entry;
}

/** Resolves token targets to URLs; an internal type is at the bottom of the same page. */
export function linkTokens(
  context: RenderContext,
  tokens: readonly Token[],
  self?: string,
): Token[] {
  return tokens.map((token): Token => {
    if (typeof token === 'string' || token[2] === undefined) return token;
    const [className, value, target] = token;
    if (target === self) return [className, value];
    return target.startsWith('internal:')
      ? [className, value, `#internal-${target.slice('internal:'.length)}`]
      : [className, value, entryUrl(context, target)];
  });
}
