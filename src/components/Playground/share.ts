/**
 * An edited project as the fragment of a link to the playground, which browsers never send to a
 * server. The fragment contains all files, so the link shows the same code even after its page has
 * changed.
 */
import {deflateSync, inflateSync, strFromU8, strToU8} from 'fflate';

import type {PlaygroundProject} from '../../plugins/playground/api';

/** Where the original of a project is. */
export interface Original {
  /** Path of the page, with the site's base URL; empty for the playground's own. */
  from: string;
  /** The project's name on that page. */
  name: string;
}

/** The content of a link. */
export interface Shared extends Original {
  /** Undefined if the link asks for the original. */
  project?: PlaygroundProject;
}

/** Why a link can't be read, and the original that it refers to, if known. */
export class BrokenLink extends Error {
  constructor(
    message: string,
    readonly original: Original,
  ) {
    super(message);
  }
}

/** Far more than any project on a page has; a link that unpacks to more is not one of ours. */
const maxBytes = 500_000;
const maxFiles = 40;
const pathPattern = /^(?:[\w@()[\]-][\w.@()[\]-]*\/)*[\w@()[\]-][\w.@()[\]-]*$/;

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
  typeof value === 'object' && value !== null;

const isPath = (value: unknown): value is string =>
  typeof value === 'string' && pathPattern.test(value);

const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

function isProject(value: unknown): value is PlaygroundProject {
  if (!isRecord(value)) return false;
  const {name, files, entries, packages} = value;
  return (
    typeof name === 'string' &&
    Array.isArray(files) &&
    files.length > 0 &&
    files.length <= maxFiles &&
    files.every(
      (file) =>
        isRecord(file) &&
        isPath(file.path) &&
        typeof file.text === 'string' &&
        typeof file.folded === 'boolean',
    ) &&
    Array.isArray(entries) &&
    entries.every(
      (entry) =>
        isRecord(entry) && isPath(entry.path) && isList(entry.files) && isList(entry.servers),
    ) &&
    isList(packages)
  );
}

/** @returns the fragment, with its `#` */
export function encodeShared({from, name, project}: Shared): string {
  const parameters = new URLSearchParams({
    ...(from && {from}),
    ...(name && {name}),
  });
  if (project) {
    const {files, packages} = project;
    const entries = project.entries.map(({path, files, servers}) => ({path, files, servers}));
    const text = JSON.stringify({name, files, entries, packages});
    parameters.set('code', toBase64Url(deflateSync(strToU8(text), {level: 9})));
  }
  return `#${parameters}`;
}

/**
 * @param fragment - of an address, with its `#`
 * @throws BrokenLink
 */
export function decodeShared(fragment: string): Shared {
  const parameters = new URLSearchParams(fragment.replace(/^#/, ''));
  const path = parameters.get('from') ?? '';
  const original = {
    // Whether a value is a path of this site rather than the address of another one.
    from: /^\/(?![/\\])/.test(path) ? path : '',
    name: parameters.get('name') ?? '',
  };
  const code = parameters.get('code');
  if (code === null) return original;
  let project: unknown;
  try {
    const bytes = inflateSync(fromBase64Url(code), {out: new Uint8Array(maxBytes)});
    project = JSON.parse(strFromU8(bytes));
  } catch {
    throw new BrokenLink('This link is incomplete, so the code in it can’t be read.', original);
  }
  if (!isProject(project)) {
    throw new BrokenLink('The code in this link was not made by this playground.', original);
  }
  return {...original, project};
}
