/** What begins like a sentence but isn't a message: code, a union of types, a request, a header. */
const isCode = /[={;|]|^[A-Z]\w*\(|^[A-Z]+ \/|^[A-Z][a-z-]+: [a-z]/;

/**
 * Whether a code span in prose quotes an error message: it has three words or more and begins like
 * a sentence, or is the engine's message about something that is not a function. `npm run lint`
 * looks for these messages in what the page is about.
 */
export function isQuotedMessage(text: string): boolean {
  const hasThreeWords = /\S\s+\S+\s+\S/.test(text);
  if (!hasThreeWords || isCode.test(text)) return false;
  return /^[A-Z]/.test(text) || / is not (?:a|an|defined)\b/.test(text);
}
