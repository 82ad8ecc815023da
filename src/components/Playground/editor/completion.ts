import type {Completion, CompletionContext, CompletionSource} from '@codemirror/autocomplete';

import type {Ask} from '../../../plugins/playground/worker/messages';
import {typeElement} from './hover';

/** CodeMirror ranks equal matches by a boost from -99 to 99. */
const boostOf = (index: number) => Math.max(99 - index, -99);

/** Completes while a name is being typed, after a dot or a quote, and anywhere on request. */
const isWriting = (context: CompletionContext) =>
  context.explicit || context.matchBefore(/[\w$]$|[.'"]$/) !== null;

export function completionsFrom(path: string, ask: Ask<undefined>): CompletionSource {
  return async (context) => {
    if (!isWriting(context)) return null;
    const found = await ask('complete', path, context.pos);
    if (!found || context.aborted) return null;
    return {
      from: found.from,
      to: found.to,
      options: found.items.map(({label, kind, insert}, index): Completion => ({
        label,
        detail: kind,
        boost: boostOf(index),
        info: async () => {
          const text = await ask('describe', path, context.pos, label);
          return text ? typeElement(text) : null;
        },
        ...(insert === undefined ? {} : {apply: insert}),
      })),
      validFor: /^[\w$]*$/,
    };
  };
}
