import type {Completion, CompletionContext, CompletionSource} from '@codemirror/autocomplete';

import type {Completions} from '../../../plugins/playground/api';

/** Asks for what may follow at an offset of the open file. */
export type AskCompletions = (offset: number) => Promise<Completions | undefined>;

/** CodeMirror ranks what matches equally by a boost of up to 99 either way. */
const boostOf = (index: number) => Math.max(99 - index, -99);

/** While a name is being written, and after a dot or a quote; anywhere when the reader asks for it. */
const isWriting = (context: CompletionContext) =>
  context.explicit || context.matchBefore(/[\w$]$|[.'"]$/) !== null;

export function completionsFrom(ask: AskCompletions): CompletionSource {
  return async (context) => {
    if (!isWriting(context)) return null;
    const found = await ask(context.pos);
    if (!found || context.aborted) return null;
    return {
      from: found.from,
      to: found.to,
      options: found.items.map(({label, kind, insert}, index): Completion => ({
        label,
        detail: kind,
        boost: boostOf(index),
        ...(insert === undefined ? {} : {apply: insert}),
      })),
      validFor: /^[\w$]*$/,
    };
  };
}
