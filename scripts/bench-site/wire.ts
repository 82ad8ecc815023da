/** Accounts for what a page load brings, by kind of file. */

export const kinds = ['html', 'js', 'css', 'fonts', 'images', 'other'] as const;
export type Kind = (typeof kinds)[number];

/** One response of a page load. */
export interface Received {
  url: string;
  contentType: string;
  /** Value of the Content-Encoding header; empty where the body was sent as it is. */
  encoding: string;
  /** Bytes of the body on the wire, without headers. */
  bytes: number;
}

const kindOf: readonly (readonly [RegExp, Kind])[] = [
  [/^text\/html/, 'html'],
  [/javascript/, 'js'],
  [/^text\/css/, 'css'],
  [/^font\//, 'fonts'],
  [/^image\//, 'images'],
];

/** @returns bytes by kind */
export function byKind(responses: readonly Received[]): Record<Kind, number> {
  const sums = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>;
  for (const {contentType, bytes} of responses) {
    const kind = kindOf.find(([pattern]) => pattern.test(contentType))?.[1] ?? 'other';
    sums[kind] += bytes;
  }
  return sums;
}

const texts = /^text\/|javascript|json|xml|svg/;

export function isText(contentType: string): boolean {
  return texts.test(contentType);
}

/**
 * Sizes under gzip mean nothing when something was sent under brotli or as it is.
 *
 * @throws Error naming the first response that was
 */
export function assertGzip(responses: readonly Received[]): void {
  const wrong = responses.find(
    ({contentType, encoding, bytes}) =>
      encoding !== (isText(contentType) && bytes > 0 ? 'gzip' : ''),
  );
  if (wrong) {
    const sent = wrong.encoding || 'no encoding';
    throw new Error(`${wrong.url} (${wrong.contentType}) was sent with ${sent}.`);
  }
}
