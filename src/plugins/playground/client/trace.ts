/** Translates stack traces to the reader's files. Pure. */
import {originalPositionFor, TraceMap} from '@jridgewell/trace-mapping';

import type {Emitted} from '../api';

const frame = /blob:[^\s)]*?\/[\w-]+:(\d+):(\d+)/g;
const addressOf = /^(blob:.*):\d+:\d+$/;

/**
 * @param addresses - maps the addresses of modules to the files that they were compiled from
 * @returns a function that replaces addresses with files, lines and columns, and omits lines of
 *   code that is not the reader's
 */
export function tracer(
  emitted: Emitted,
  addresses: Readonly<Record<string, string>>,
): (text: string) => string {
  const maps = new Map<string, TraceMap>();
  const mapOf = (path: string) => {
    const known = maps.get(path);
    if (known) return known;
    const map = new TraceMap(emitted[path]?.map || '{"version":3,"sources":[],"mappings":""}');
    maps.set(path, map);
    return map;
  };
  const place = (match: string, line: string, column: string) => {
    const path = addresses[addressOf.exec(match)?.[1] ?? ''];
    if (path === undefined) return match;
    const found = originalPositionFor(mapOf(path), {
      line: Number(line),
      column: Number(column) - 1,
    });
    return found.line === null ? path : `${path}:${found.line}:${found.column + 1}`;
  };
  return (text) => {
    if (!text.includes('blob:')) return text;
    return text
      .replace(frame, place)
      .split('\n')
      .filter((line) => !/^\s*at .*blob:/.test(line))
      .join('\n');
  };
}
