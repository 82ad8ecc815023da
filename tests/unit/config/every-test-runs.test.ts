import {ESLint} from 'eslint';
import {expect, it} from 'vitest';

/** The messages of the lint for a test file with this text. */
async function lint(text: string): Promise<string[]> {
  const [result] = await new ESLint().lintText(text, {filePath: 'tests/e2e/planted.spec.ts'});
  return result?.messages.map(({message}) => message) ?? [];
}

it('the lint refuses what could leave out a test or a group', async () => {
  for (const name of ['test', 'it', 'describe', 'test.describe']) {
    expect(await lint(`${name}.slow('a title', () => {});\n`), name).toEqual([
      'Every test runs: mend it, or remove it.',
    ]);
  }
});

it('the lint accepts tests, groups and what they need', async () => {
  const text = `
test.use({});
test.describe('a group', () => {
  test.describe.configure({});
  test.beforeEach(() => {});
  test.each([1])('a title', () => {});
});
`;
  expect(await lint(text)).toEqual([]);
});
