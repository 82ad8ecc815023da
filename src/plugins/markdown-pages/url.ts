/**
 * The address of a page's Markdown twin: the page's own plus `.md`.
 *
 * @param permalink - of a page below the site's root, with base URL, with or without a slash at the end
 */
export function twinOf(permalink: string): string {
  return `${permalink.replace(/\/$/, '')}.md`;
}
