/** The versions of tRPC that community packages accept, as their collection lists them. */
import {execFileSync} from 'node:child_process';

import {versions} from '../../src/versions/list';

/** The range of `@trpc/server` that a package takes as a peer; undefined for any. */
export type PeerOf = (name: string) => string | undefined;

export const peerFromRegistry: PeerOf = (name) =>
  execFileSync('npm', ['view', name, 'peerDependencies.@trpc/server'], {encoding: 'utf8'}).trim() ||
  undefined;

/** A row such as `| [trpc-cli](https://…) | What it does | 10, 11 |`. */
const rowPattern = /^\| \[([@a-z][\w/-]*)\]\(.*\| +(\d[\d, ]*?) +\|$/gm;

/** Whether a range such as `^10.45.2 || >11.0.0-rc` accepts releases of a line. */
const accepts = (range: string, line: number) =>
  range.split('||').some((part) => {
    const [, sign = '', major] = /([<>=^~]*)\s*(\d+)/.exec(part) ?? [];
    return sign.startsWith('>') ? line >= Number(major) : line === Number(major);
  });

/**
 * @param collection - the text of the page
 * @returns a line for each package whose column is not what the registry says
 */
export function staleCommunity(collection: string, peerOf: PeerOf): string[] {
  return [...collection.matchAll(rowPattern)].flatMap(([, name = '', listed = '']) => {
    const range = peerOf(name);
    const lines = versions.map(({major}) => major).sort((a, b) => a - b);
    const accepted = lines.filter((line) => range === undefined || accepts(range, line)).join(', ');
    return accepted === listed ? [] : [`${name}: listed with ${listed}, accepts ${accepted}`];
  });
}
