/** Compares another TypeScript's messages about samples with those on the pages. */
import type {Note} from '../../src/plugins/samples/core/model';
import type {Compiled, CompilerName} from './compile';

export interface Difference {
  compiler: CompilerName;
  /** Such as `docs/server/context.mdx`. */
  file: string;
  line: number;
  message: string;
}

/** What a compiler says otherwise, and why a reader is not misled. */
export interface Accepted extends Pick<Difference, 'compiler' | 'file'> {
  /** How the message begins. */
  message: string;
  reason: string;
}

/** Compilers list the members of a type in different orders, and abbreviate at different lengths. */
const withoutTypes = (text: string): string =>
  text.replace(/'([^']*)'/g, (quoted, content: string) =>
    /^[\w$./@-]+$/.test(content) ? quoted : "'…'",
  );

/**
 * @param quoted - the errors that the page shows below the fence; none if it is hidden, or shown by another release
 */
export function differencesOf(
  compiler: CompilerName,
  {page, fence, findings}: Compiled,
  quoted: readonly Note[],
): Difference[] {
  const at = (line: number, message: string): Difference => ({
    compiler,
    file: page.file,
    line,
    message,
  });
  const found = new Set(findings.map(({code}) => code));
  const undeclared = findings.filter(({code}) => !fence.errors.includes(code));
  const missing = fence.errors.filter((code) => !found.has(code));
  const texts = new Set(findings.map(({text}) => withoutTypes(text)));
  const changed = quoted.filter(
    ({kind, code, text}) =>
      kind === 'error' && found.has(code ?? 0) && !texts.has(withoutTypes(text)),
  );
  return [
    ...undeclared.map(({line, code, text}) => at(line, `TS${code}: ${text}`)),
    ...missing.map((code) => at(fence.line, `TS${code} does not happen`)),
    ...changed.map(({code, text}) => at(fence.line, `TS${code} reads otherwise: ${text}`)),
  ];
}

/** What nobody accepted, and what was accepted and does not occur anymore. */
export function judge(
  differences: readonly Difference[],
  accepted: readonly Accepted[],
): {unexpected: string[]; stale: Accepted[]} {
  const covers = (entry: Accepted, {compiler, file, message}: Difference) =>
    entry.compiler === compiler && entry.file === file && message.startsWith(entry.message);
  const unexpected = differences.filter(
    (difference) => !accepted.some((entry) => covers(entry, difference)),
  );
  return {
    unexpected: unexpected.map(
      ({compiler, file, line, message}) => `${file}:${line} (${compiler}): ${message}`,
    ),
    stale: accepted.filter((entry) => !differences.some((difference) => covers(entry, difference))),
  };
}
