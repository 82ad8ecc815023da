import {closest} from 'fastest-levenshtein';

import {versions} from '../../../versions/list';
import {isVersionName} from '../../../versions/list';
import type {Fence} from './model';
import type {Releases} from './releases';

/** What the info string of a fence says. */
export type Meta = Omit<
  Fence,
  'index' | 'line' | 'language' | 'value' | 'version' | 'project' | keyof Releases
> & {
  project?: string;
  version?: Fence['version'];
};

const switches = ['hidden', 'folded', 'followed', 'replace', 'diff', 'npm2yarn'] as const;
const roles = ['run', 'serve'] as const;
const settings = ['title', 'errors', 'nocheck', 'project', 'version'] as const;
const known = [...switches, ...roles, 'output', ...settings];

const isOne = <Name extends string>(names: readonly Name[], name: string): name is Name =>
  (names as readonly string[]).includes(name);

/** `name`, `name="value"` or `name='value'`. */
const token = /([^\s="']+)(?:=(?:"([^"]*)"|'([^']*)'|(\S+)))?\s*/gy;

/** Parses the flags after a fence's language; calls `complain` with one message per mistake. */
export function readMeta(meta: string, complain: (message: string) => void): Meta {
  const result: Meta = {
    hidden: false,
    folded: false,
    followed: false,
    replace: false,
    diff: false,
    npm2yarn: false,
    errors: [],
  };
  const text = meta.trim();
  token.lastIndex = 0;
  while (token.lastIndex < text.length) {
    const rest = text.slice(token.lastIndex);
    const match = token.exec(text);
    if (!match) {
      complain(`can't read the fence's flags from \`${rest}\` on; write name or name="value".`);
      break;
    }
    const [, name = '', double, single, bare] = match;
    apply(result, name, double ?? single ?? bare, complain);
  }
  if (result.replace && !result.title)
    complain('`replace` needs a title, which names the file that this fence replaces.');
  if (result.folded && (!result.title || result.hidden))
    complain(
      "`folded` needs a title, by which the reader opens it, and can't be combined with `hidden`.",
    );
  if (result.followed && ((!result.role && !result.nocheck) || result.hidden))
    complain("`followed` needs `run`, `serve` or `nocheck`, and can't be combined with `hidden`.");
  if (result.followed && !result.title)
    complain(
      '`followed` needs a title, because only blocks with a title are written when the page is followed.',
    );
  return result;
}

function apply(
  meta: Meta,
  name: string,
  value: string | undefined,
  complain: (message: string) => void,
) {
  if (isOne(roles, name) && value === undefined) meta.role = name;
  else if (isOne(switches, name) && value === undefined) meta[name] = true;
  else if (name === 'output') meta.output = value ?? true;
  else if (isOne(settings, name) && value !== undefined) set(meta, name, value, complain);
  else if (isOne(settings, name)) complain(`\`${name}\` needs a value: ${name}="…".`);
  else if (known.includes(name)) complain(`\`${name}\` takes no value.`);
  else {
    complain(
      `unknown flag \`${name}\`; did you mean \`${closest(name, known)}\`? Flags: ${known.join(', ')}.`,
    );
  }
}

function set(
  meta: Meta,
  name: (typeof settings)[number],
  value: string,
  complain: (message: string) => void,
) {
  switch (name) {
    case 'errors':
      meta.errors = value.split(',').map((code) => Number(code.trim()));
      if (meta.errors.some((code) => !Number.isInteger(code) || code <= 0)) {
        complain(`errors="${value}" must be TypeScript error numbers, such as errors="2322,2345".`);
      }
      break;
    case 'nocheck':
      if (!value.trim()) complain('nocheck="" needs the reason why this fence can\'t be compiled.');
      meta.nocheck = value;
      break;
    case 'version':
      if (isVersionName(value)) meta.version = value;
      else complain(`version="${value}" is not one of ${versions.map((v) => v.name).join(', ')}.`);
      break;
    default:
      meta[name] = value;
  }
}
