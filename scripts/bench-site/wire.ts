/** Breaks down the bytes of a page load by kind of file. */

export const kinds = ['html', 'js', 'css', 'fonts', 'images', 'other'] as const;
export type Kind = (typeof kinds)[number];

/** One response of a page load. */
export interface Received {
  url: string;
  contentType: string;
  /** Value of the Content-Encoding header; empty if the body was sent uncompressed. */
  encoding: string;
  /** Bytes of the body on the wire, without headers. */
  bytes: number;
  /** Whether it was prefetched, for a page that the reader may open next. */
  prefetched: boolean;
}

/**
 * What the page itself needed, counting each file once: a script that was prefetched and then used
 * came from the browser's cache the second time.
 */
export function needed(responses: readonly Received[]): Received[] {
  const used = responses.filter(({prefetched}) => !prefetched);
  return [...new Map(used.map((response) => [response.url, response])).values()];
}

/** What was prefetched for other pages, counting each file once. */
export function ahead(responses: readonly Received[]): Received[] {
  const used = new Set(needed(responses).map(({url}) => url));
  const others = responses.filter(({url}) => !used.has(url));
  return [...new Map(others.map((response) => [response.url, response])).values()];
}

export function sumOf(responses: readonly Received[]): number {
  return responses.reduce((sum, {bytes}) => sum + bytes, 0);
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
 * Gzip sizes are meaningless if something was sent with brotli or uncompressed.
 *
 * @throws Error naming the first such response
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
