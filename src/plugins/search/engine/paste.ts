/** Shortens a pasted message to what went wrong, so that the limit of a query cuts none of it. */
import {MAX_QUERY_LENGTH} from '../types';

/** The address of a page, of which only the path counts. */
const ADDRESS = /^\s*https?:\/\/[^/\s]+(\/[^\s?#]*)\S*\s*$/;

/** What a message says about a machine or a build, or that it is a message. */
const NOISE: readonly (readonly [RegExp, string])[] = [
  // An error as the server sends it.
  [/^.*?"error":\{(?:"json":\{)?"message":"((?:[^"\\]|\\.)*)".*$/s, '$1'],
  [/\\(?=["'])/g, ''],
  // The stack with all that follows, addresses, files with their lines, the reader's own procedures.
  [/(?:^|\s)at (?:async )?(?:[\w.<>$[\] ]+ )?\(?\S+:\d+:\d+\)?.*$/s, ''],
  [/\b[a-z-]+:\/\/[^\s'"]*/g, ''],
  [/[^\s'"(]*(?:node_modules[^\s'")]*|[\w)]\.[cm]?[jt]sx?:\d+[:\d]*)/g, ''],
  [/(["'`])\w+(?:\.\w+)+\1/g, ''],
  [/\(0\s?, (?:\w+\.)?(\w+)\)/g, '$1'],
  // Names of errors, and what a browser or a framework puts before them.
  [/\b(?:Uncaught(?: \(in promise\))?|Unhandled (?:Runtime Error|Promise ?Rejection\w*)):?/g, ''],
  [/Failed to load resource: the server responded with a status of/g, ''],
  [/^\s*(?:ERROR|WARN)\b|(?<![\w.])\w*(?:Error|Exception)(?: \[\w+\])?:/g, ''],
  [/(?<!\p{L})["'`]+|["'`]+(?!\p{L})|[\\\s\p{Cc}]+/gu, ' '],
];

/** @returns the text without noise and at most so long, up to the end of a word */
export function shorten(text: string, length = MAX_QUERY_LENGTH): string {
  const whole = text.replace(ADDRESS, '$1');
  const said = NOISE.reduce((left, [noise, instead]) => left.replace(noise, instead), whole);
  // A message that has nothing else stays.
  const clean = (/[\p{L}\p{N}]/u.test(said) ? said : whole).replace(/\s+/g, ' ').trim();
  if (clean.length <= length) return clean;
  return clean
    .slice(0, length + 1)
    .replace(/(?<=\S)\s+\S*$/, '')
    .slice(0, length);
}

/** Leaves a query alone that is no longer than a query may be. */
export function limit(query: string): string {
  return query.length > MAX_QUERY_LENGTH ? shorten(query) : query;
}
