/**
 * The changes to a project as the fragment of a link to the playground, which browsers never send
 * to a server.
 */
import {deflateSync, inflateSync, strFromU8, strToU8} from 'fflate';

import type {PlaygroundFile} from '../../plugins/playground/api';
import type {Draft} from './files';

/** Where the original of a project is. */
export interface Original {
  /** Path of the page, with the site's base URL; empty for the playground's own. */
  from: string;
  /** The project's name on that page. */
  name: string;
}

/** The content of a link. */
export interface Shared extends Original {
  /** Texts that replace those of the original, by path; undefined if the link asks for that alone. */
  texts?: Record<string, string>;
  /** Path of the open file. */
  open?: string;
  /** Offset of the cursor in it. */
  cursor?: number;
  /** Path of the program that Run starts. */
  run?: string;
}

/** Far more than any project on a page has; a link that unpacks to more is not one of ours. */
const maxBytes = 500_000;

function toBase64Url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): Uint8Array {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Texts by path; links of earlier releases contain all files. */
export function textsIn(value: unknown): Record<string, string> | undefined {
  const list =
    isRecord(value) && Array.isArray(value.files) ? (value.files as unknown[]) : undefined;
  const pairs = list
    ? list.map((file) => (isRecord(file) ? [file.path, file.text] : []))
    : Object.entries(isRecord(value) ? value : {});
  const isWhole = pairs.every(
    (pair) => pair.length === 2 && pair.every((it) => typeof it === 'string'),
  );
  return isWhole && pairs.length > 0
    ? (Object.fromEntries(pairs) as Record<string, string>)
    : undefined;
}

/** Whether a value is a path of this site rather than the address of another one. */
function isOwnPath(value: string): boolean {
  const origin = 'https://own.invalid';
  try {
    return new URL(value, origin).href === origin + value;
  } catch {
    return false;
  }
}

/** @returns the fragment, with its `#` */
export function encodeShared({from, name, texts, open, cursor, run}: Shared): string {
  const parameters = new URLSearchParams({
    ...(from && {from}),
    ...(name && {name}),
    ...(open && {open}),
    ...(cursor && {cursor: String(cursor)}),
    ...(run && {run}),
  });
  if (texts) {
    parameters.set('code', toBase64Url(deflateSync(strToU8(JSON.stringify(texts)), {level: 9})));
  }
  return `#${parameters}`;
}

/**
 * @param fragment - of an address, with its `#`
 * @returns what it asks for, or the original and what is wrong with it
 */
export function decodeShared(fragment: string): Shared & {problem?: string} {
  const parameters = new URLSearchParams(fragment.replace(/^#/, ''));
  const path = parameters.get('from') ?? '';
  const [open, run, code] = ['open', 'run', 'code'].map((name) => parameters.get(name));
  const original = {from: isOwnPath(path) ? path : '', name: parameters.get('name') ?? ''};
  const cursor = Number(parameters.get('cursor'));
  const shared: Shared = {
    ...original,
    ...(open && {open}),
    ...(run && {run}),
    ...(cursor > 0 && {cursor}),
  };
  if (typeof code !== 'string') return shared;
  try {
    const bytes = inflateSync(fromBase64Url(code), {out: new Uint8Array(maxBytes)});
    const texts = textsIn(JSON.parse(strFromU8(bytes)));
    if (texts) return {...shared, texts};
  } catch {
    return {...original, problem: 'This link is incomplete, so the code in it can’t be read.'};
  }
  return {...original, problem: 'The code in this link was not made by this playground.'};
}

/** What differs from the original, as the texts of a link; undefined if nothing does. */
export function changedTexts(
  files: readonly PlaygroundFile[],
  draft: Draft,
): Record<string, string> | undefined {
  const changed = files.flatMap(({path, text}) => {
    const own = draft.get(path);
    return own === undefined || own === text ? [] : [[path, own] as const];
  });
  return changed.length > 0 ? Object.fromEntries(changed) : undefined;
}
