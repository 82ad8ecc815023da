const escapes: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};

/** @returns a text escaped for HTML element content */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>]/g, (character) => escapes[character] ?? character);
}
