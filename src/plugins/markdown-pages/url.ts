/**
 * The address of a page's Markdown twin: that of the page plus `.md`.
 *
 * @param permalink - of a page below the site's root, with base URL, with or without a trailing slash
 */
export function twinOf(permalink: string): string {
  return `${permalink.replace(/\/$/, '')}.md`;
}
