/** The questions that a page answers: its front matter declares them, and its head contains them. */

/** DocSearch's crawler stores a meta tag with this name as an attribute of a page's records. */
export const QUESTIONS_META = 'docsearch:questions';

/**
 * @param frontMatter - of a doc; the content check ensures that `questions` is a list of sentences
 */
export function questionsOf(frontMatter: object): string[] {
  const questions: unknown = 'questions' in frontMatter ? frontMatter.questions : undefined;
  return Array.isArray(questions) ? questions.map(String) : [];
}

/** All of them in one attribute; each ends with a question mark. */
export const joinQuestions = (questions: readonly string[]): string => questions.join(' ');

/** The form for the page's Markdown and `llms.txt`; empty without questions. */
export const answersLine = (questions: readonly string[]): string =>
  questions.length === 0 ? '' : `It answers: ${joinQuestions(questions)}`;
