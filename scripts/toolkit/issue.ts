/** The report of `npm run toolkit:check` as the text of an issue. */

/** The most characters that GitHub takes. */
const longest = 65_000;

const cutShort =
  '\n\nThe report is longer than an issue can be. The run has all of it as an artifact.\n';

/** Whether a code fence is open at the end of the text. */
const isInFence = (text: string) => (text.match(/^```/gm) ?? []).length % 2 === 1;

/**
 * @param report - as printed; empty if the check was stopped or failed before its end
 * @param run - address of the run
 */
export function issueText(report: string, run: string): string {
  const head = `From [this run](${run}).\n\n`;
  if (report.trim() === '') {
    return `${head}The check ended without a report. The log of the run says why.\n`;
  }
  const text = head + report;
  if (text.length <= longest) return text;
  const room = longest - cutShort.length - '\n```'.length;
  const kept = text.slice(0, text.lastIndexOf('\n', room));
  return kept + (isInFence(kept) ? '\n```' : '') + cutShort;
}
