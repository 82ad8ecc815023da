import {closest} from 'fastest-levenshtein';
import rangeParser from 'parse-numeric-range';

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

const switches = [
  'hidden',
  'folded',
  'replace',
  'diff',
  'run',
  'serve',
  'followed',
  'output',
  'npm2yarn',
];
const settings = ['title', 'errors', 'nocheck', 'project', 'version', 'output'];
const known = [...new Set([...switches, ...settings])];

// name | name="value" | name='value' | {1,3-5}
const token =
  /\{(?<range>[\d,\s-]+)\}|(?<name>[^\s="'{]+)(?:=(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>\S+)))?/gy;

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
    highlights: [],
  };
  token.lastIndex = 0;
  let rest = 0;
  while (rest < meta.length) {
    if (/\s/.test(meta[rest] as string)) {
      rest += 1;
      continue;
    }
    token.lastIndex = rest;
    const match = token.exec(meta);
    if (!match?.groups) {
      complain(
        `can't read the fence's flags from \`${meta.slice(rest)}\` on; write name or name="value".`,
      );
      break;
    }
    rest = token.lastIndex;
    const {range, name, double, single, bare} = match.groups;
    if (range !== undefined) result.highlights.push(...rangeParser(range));
    else apply(result, name as string, double ?? single ?? bare, complain);
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
  if (!known.includes(name)) {
    complain(
      `unknown flag \`${name}\`; did you mean \`${closest(name, known)}\`? Flags: ${known.join(', ')}.`,
    );
    return;
  }
  if (value === undefined ? !switches.includes(name) : !settings.includes(name)) {
    complain(
      value === undefined
        ? `\`${name}\` needs a value: ${name}="…".`
        : `\`${name}\` takes no value.`,
    );
    return;
  }
  switch (name) {
    case 'run':
    case 'serve':
      meta.role = name;
      break;
    case 'hidden':
    case 'folded':
    case 'followed':
    case 'replace':
    case 'diff':
    case 'npm2yarn':
      meta[name] = true;
      break;
    case 'output':
      meta.output = value ?? true;
      break;
    case 'errors':
      meta.errors = (value as string).split(',').map((code) => Number(code.trim()));
      if (meta.errors.some((code) => !Number.isInteger(code) || code <= 0)) {
        complain(`errors="${value}" must be TypeScript error numbers, such as errors="2322,2345".`);
      }
      break;
    case 'nocheck':
      if (!(value as string).trim())
        complain('nocheck="" needs the reason why this fence can\'t be compiled.');
      meta.nocheck = value;
      break;
    case 'version':
      if (isVersionName(value as string)) meta.version = value as Fence['version'];
      else complain(`version="${value}" is not one of ${versions.map((v) => v.name).join(', ')}.`);
      break;
    case 'title':
    case 'project':
      meta[name] = value;
      break;
  }
}
