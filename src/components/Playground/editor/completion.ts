import type {Completion, CompletionContext, CompletionSource} from '@codemirror/autocomplete';

import type {Completions, TypeText} from '../../../plugins/playground/api';
import {typeElement} from './hover';

/** Requests the completions at an offset of the open file. */
export type AskCompletions = (offset: number) => Promise<Completions | undefined>;

/** Requests the type of one of them. */
export type AskDescription = (offset: number, label: string) => Promise<TypeText | undefined>;

/** CodeMirror ranks equal matches by a boost from -99 to 99. */
const boostOf = (index: number) => Math.max(99 - index, -99);

/** Completes while a name is being typed, after a dot or a quote, and anywhere on request. */
const isWriting = (context: CompletionContext) =>
  context.explicit || context.matchBefore(/[\w$]$|[.'"]$/) !== null;

export function completionsFrom(ask: AskCompletions, describe: AskDescription): CompletionSource {
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
        info: async () => {
          const text = await describe(context.pos, label);
          return text ? typeElement(text) : null;
        },
        ...(insert === undefined ? {} : {apply: insert}),
      })),
      validFor: /^[\w$]*$/,
    };
  };
}
