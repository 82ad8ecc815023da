/** Finds quoted messages that nothing contains. */
import {fixedParts} from './match';
import type {Quoted} from './quoted';

export type Finding = Pick<Quoted, 'file' | 'line' | 'message'>;

/**
 * @param quoted - of pages about one release
 * @param sources - texts that may contain them, in search order
 * @param seen - messages of programs that can't be searched, by their text
 * @param release - whose packages the sources contain
 */
export function unknownMessages(
  quoted: readonly Quoted[],
  sources: () => Iterable<string>,
  seen: Readonly<Record<string, string>>,
  release: string,
): Finding[] {
  const isKnown = (parts: readonly string[]) => {
    for (const text of sources()) if (parts.every((part) => text.includes(part))) return true;
    return false;
  };
  return quoted
    .filter(({message}) => !(message in seen))
    .flatMap(({file, line, message}): Finding[] => {
      const parts = fixedParts(message);
      if (parts.length === 0) {
        return [{file, line, message: `"${message}" is too short to look for; quote more of it.`}];
      }
      if (isKnown(parts)) return [];
      const said =
        `Nothing says "${message}": no output of a sample, not the compiler, no package of ` +
        `${release}, and not Node.js. Quote what the release says, with … for what differs.`;
      return [{file, line, message: said}];
    });
}

/** @returns the entries of `seen` that no page quotes anymore */
export function staleEntries(
  quoted: readonly Quoted[],
  seen: Readonly<Record<string, string>>,
): string[] {
  const messages = new Set(quoted.map(({message}) => message));
  return Object.keys(seen).filter((message) => !messages.has(message));
}
