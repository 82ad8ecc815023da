/** The final check of a complete build, after every plugin has written its files. */
import path from 'node:path';

import {listFiles, readBuildFile} from './files';
import {
  baseOf,
  hashedFiles,
  headersFor,
  matchesPattern,
  parseHeaders,
  type HeaderRule,
} from './headers';
import {readInlineCode} from './inline';
import {policyProblems} from './policy';

/**
 * The content hash in a file's name: hexadecimal digits, six if the name also contains a chunk
 * number, eight otherwise; of hover data, ten in groups.
 */
const contentHash = /(?:^|[.-])(?:[0-9a-f]{6,}|[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{2})\./;

/** Files that browsers would cache for a year although their name contains no content hash. */
function unhashedAssets(files: readonly string[]): string[] {
  return files.filter(
    (file) =>
      hashedFiles.some((pattern) => matchesPattern(pattern, file)) &&
      !contentHash.test(path.posix.basename(file)),
  );
}

function policyOf(rules: readonly HeaderRule[], file: string): string {
  const policy = headersFor(rules, baseOf(rules) + file)['Content-Security-Policy'];
  if (policy === undefined) {
    throw new Error(`_headers has no Content-Security-Policy for ${file}`);
  }
  return policy;
}

/**
 * Reads every HTML file and the headers that the build says it is served with.
 *
 * @returns the number of pages that were read
 * @throws Error listing each file with what its policy would block
 */
export async function checkBuild(directory: string): Promise<number> {
  const files = await listFiles(directory);
  const rules = parseHeaders(await readBuildFile(directory, '_headers'));
  const pages = files.filter((file) => file.endsWith('.html'));
  const problems = unhashedAssets(files).map(
    (file) =>
      `${file}: browsers cache this file for a year, but its name contains no hash of its content`,
  );
  for (const page of pages) {
    const code = readInlineCode(await readBuildFile(directory, page));
    const blocked = policyProblems(policyOf(rules, page), code);
    problems.push(...blocked.map((problem) => `${page}: ${problem}`));
  }
  if (problems.length > 0) {
    const shown = problems.slice(0, 50).map((problem) => `  ${problem}`);
    const more = problems.length > 50 ? [`  and ${problems.length - 50} more`] : [];
    throw new Error(`${directory} can't be served as it is:\n${[...shown, ...more].join('\n')}`);
  }
  return pages.length;
}
