interface Page {
  path: string;
}

const nameOf = (path: string): string => path.toLowerCase().replace(/.*\/(?=.)/, '');

const pairsOf = (text: string): string[] => [...text].map((letter, at) => letter + text[at + 1]);

/** How alike two names are, from 0 to 1: the share of letters that have the same one after them. */
function likeness(a: string, b: string): number {
  const pairs = pairsOf(b);
  return pairsOf(a).filter((pair) => pairs.includes(pair)).length / Math.max(a.length, b.length);
}

/** The page whose name is most like the last part of a mistyped or outdated path, if one is. */
export function nearestPage<T extends Page>(pages: readonly T[], path: string): T | undefined {
  const name = nameOf(path);
  let most = 0.5;
  let nearest: T | undefined;
  for (const page of pages) {
    const alike = likeness(name, nameOf(page.path));
    if (alike > most) [most, nearest] = [alike, page];
  }
  return nearest;
}
