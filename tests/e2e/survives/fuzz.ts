/** Hostile text, the same in each run. */

/** Pieces that mean something to a router, a parser, a decoder or a browser. */
const pieces = [
  ...['%', '%2', '%25', '%2f', '%00', '%0d%0a', '%E0%A4', '%u0041', '%ff', '&', '=', '+', '#', '?'],
  ...'/ // \\ .. . : ; * ( ) [ ] { } | ^ $ ~ @'.split(' '),
  ...['<script>pwned=1</script>', '<img src=x onerror=pwned=1>', '"><svg onload=pwned=1>'],
  ...['javascript:pwned=1', 'data:text/html,<script>pwned=1</script>'],
  ...['\u202e', '\u0000', '\ud800'],
  ...['__proto__', 'constructor', 'toString', 'null', 'undefined', 'NaN', '-1', '1e999', '😀', 'é'],
  ...'docs quickstart search q typedoc v10 index.html .html [] {} [null]'.split(' '),
  ...['{"mode":1}', '[{"objectID":"1","url":"javascript:pwned=1","type":"lvl1","hierarchy":{}}]'],
  'a'.repeat(2000),
];

/** @returns `count` texts of up to six pieces each */
export function hostile(count: number, seed: number): string[] {
  const next = random(seed);
  return Array.from({length: count}, () =>
    Array.from(
      {length: 1 + Math.floor(next() * 6)},
      () => pieces[Math.floor(next() * pieces.length)] ?? '',
    ).join(''),
  );
}

/**
 * A random number generator from 0 to 1 with a fixed seed (mulberry32), so that failures are
 * reproducible.
 */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
