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

/** A report is read in a terminal: beyond this, the number says the rest. */
const most = 50;

/** Fails with the number of findings, and with the first of them. */
export function expectNone(findings: readonly Finding[]): void {
  const lines = findings.slice(0, most).map(({page, place, text}) => `${page}: ${place}: ${text}`);
  expect(lines, `${findings.length} findings`).toEqual([]);
}
