import {describe, expect, it} from 'vitest';

import {issueText} from '../../../scripts/toolkit/issue';

const run = 'https://github.com/trpc/docs/actions/runs/1';
/** The most that GitHub takes. */
const limit = 65_536;

describe('the text of the issue', () => {
  it('is the report, with the run that made it', () => {
    expect(issueText('# Newer releases\n', run)).toBe(
      `From [this run](${run}).\n\n# Newer releases\n`,
    );
  });

  it.each(['', '\n'])('says so if there is no report', (report) => {
    expect(issueText(report, run)).toContain('ended without a report');
  });

  it('ends at the end of a line if the report is too long', () => {
    const text = issueText('- **added** `@trpc/server safe`\n'.repeat(5_000), run);
    expect(text.length).toBeLessThan(limit);
    expect(text).toMatch(/`@trpc\/server safe`\n\nThe report is longer/);
  });

  it('closes the code block that it cuts, so that the last sentence is not code', () => {
    const text = issueText(`# Report\n\n\`\`\`text\n${'- expected\n'.repeat(9_000)}\`\`\`\n`, run);
    expect(text.length).toBeLessThan(limit);
    expect(text).toMatch(/- expected\n```\n\nThe report is longer/);
  });
});
