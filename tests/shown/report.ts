/** The findings of a check, and how they are printed. */
import {expect} from 'vitest';

export interface Finding {
  /** File of the build, such as `docs/quickstart.html`. */
  page: string;
  /** The position on the page: the heading above it, or a line. */
  place: string;
  /** What is wrong there. */
  text: string;
}

/** A report is read in a terminal: beyond this, counts say the rest. */
const maxPages = 12;
const maxOfPage = 4;

/** @returns the findings page by page; when there are many, the first of each page and counts */
export function report(findings: readonly Finding[]): string {
  const pages = new Map<string, Finding[]>();
  for (const finding of findings) {
    pages.set(finding.page, [...(pages.get(finding.page) ?? []), finding]);
  }
  const lines = [...pages].slice(0, maxPages).flatMap(([page, found]) => {
    const left = found.length - maxOfPage;
    return [
      page,
      ...found.slice(0, maxOfPage).map(({place, text}) => `  ${place}: ${text}`),
      ...(left > 0 ? [`  … ${left} more on this page`] : []),
    ];
  });
  const rest = [...pages].slice(maxPages).map(([page, found]) => `${page} (${found.length})`);
  return [
    `${findings.length} findings on ${pages.size} pages`,
    ...lines,
    ...(rest.length > 0 ? [`… and on ${rest.length} more: ${rest.join(', ')}`] : []),
  ].join('\n');
}

export function expectNone(findings: readonly Finding[]): void {
  expect(findings.length, report(findings)).toBe(0);
}
