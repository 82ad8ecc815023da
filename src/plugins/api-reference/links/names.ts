/** What counts as a mention of an exported name in inline code. */

const mention = /^([A-Za-z_$][\w$]*)(?:\(\))?$/;

/**
 * `httpBatchLink` and `httpBatchLink()` mention `httpBatchLink`; any longer code means something
 * else.
 */
export function nameInCode(code: string): string | undefined {
  return mention.exec(code)?.[1];
}
