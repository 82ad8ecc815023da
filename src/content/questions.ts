/** The questions that a page answers: its front matter declares them, its head carries them. */

/** DocSearch's crawler takes what is named so as an attribute of a page's records. */
export const QUESTIONS_META = 'docsearch:questions';

/** @param frontMatter - of a doc; the content check has seen to it that `questions` is a list of sentences */
export function questionsOf(frontMatter: object): string[] {
  const questions: unknown = 'questions' in frontMatter ? frontMatter.questions : undefined;
  return Array.isArray(questions) ? questions.map(String) : [];
}

/** All of them in one attribute: each ends with a question mark. */
export const joinQuestions = (questions: readonly string[]): string => questions.join(' ');

/** How the page's Markdown and `llms.txt` say it; empty without questions. */
export const answersLine = (questions: readonly string[]): string =>
  questions.length === 0 ? '' : `It answers: ${joinQuestions(questions)}`;
