/** Where a stack trace leads: whose code it is, and which line of the reader's files. */
import {originalPositionFor, TraceMap} from '@jridgewell/trace-mapping';

import type {Programs} from './messages';

interface Module {
  path: string;
  map: string;
  /** The file of the server that it belongs to. */
  server?: string;
}

/** The frame's origin is opaque, so its addresses have one form; of limited length, to be fast. */
const address = /blob:null\/[\w-]{36}/g;
const place = /(blob:null\/[\w-]{36})(?::(\d{1,9}))?(?::(\d{1,9}))?/g;
/** A line of a trace, and what an inspected error has after the last one. */
const traceLine = /^\s*(?:at )?[^'"]*blob:null\/[\w-]{36}[\d:]*\)?(.*)$/;

const modules = new Map<string, Module>();
const maps = new Map<string, TraceMap>();
let hasServers = false;

export function knowPlaces(programs: Programs): void {
  hasServers = programs.servers.length > 0;
  for (const program of [programs.entry, ...programs.servers]) {
    const server = program === programs.entry ? {} : {server: program.path};
    for (const [url, module] of Object.entries(program.modules)) {
      modules.set(url, {...module, ...server});
    }
  }
}

/** The file of the server whose code is calling; undefined if it is the program's. */
export function callingServer(): string | undefined {
  if (!hasServers) return undefined;
  const called = new Error().stack?.match(address) ?? [];
  return called.map((url) => modules.get(url)).find((module) => module)?.server;
}

function originalOf(_whole: string, url: string, line?: string, column?: string): string {
  const module = modules.get(url);
  if (!module) return 'node_modules';
  if (line === undefined || column === undefined) return module.path;
  const map =
    maps.get(url) ?? new TraceMap(module.map || '{"version":3,"sources":[],"mappings":""}');
  maps.set(url, map);
  const found = originalPositionFor(map, {line: Number(line), column: Number(column) - 1});
  return found.line === null ? module.path : `${module.path}:${found.line}:${found.column + 1}`;
}

/** Replaces addresses with the reader's files and lines, and omits lines of other code. */
export function readable(text: string): string {
  if (!text.includes('blob:null/')) return text;
  const lines: string[] = [];
  for (const line of text.split('\n')) {
    const [, tail] = traceLine.exec(line) ?? [];
    const isForeign =
      tail !== undefined && (line.match(address) ?? []).every((url) => !modules.has(url));
    if (!isForeign || lines.length === 0) lines.push(line.replace(place, originalOf));
    else lines[lines.length - 1] += tail;
  }
  return lines.join('\n');
}
