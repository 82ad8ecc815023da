/** Finds quoted messages that nothing contains. */
import {finder} from './match';
import type {Quoted} from './quoted';
import type {Source} from './sources';

export interface Finding {
  file: string;
  line: number;
  message: string;
}

/**
 * @param quoted - of pages about one release
 * @param sources - in search order
 * @param seen - messages of programs that can't be searched, by their text
 * @param release - whose packages the sources contain
 */
export function unknownMessages(
  quoted: readonly Quoted[],
  sources: readonly Source[],
  seen: Readonly<Record<string, string>>,
  release: string,
): Finding[] {
  return quoted
    .filter(({message}) => !(message in seen))
    .flatMap(({file, line, message}): Finding[] => {
      const isIn = finder(message);
      if (!isIn) {
        return [{file, line, message: `"${message}" is too short to look for; quote more of it.`}];
      }
      if (sources.some((source) => isIn(source.text()))) return [];
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
