/** What search engines ask for first. Pages that are to stay out say so themselves. */
export function formatRobots(siteUrl: string, baseUrl: string): string {
  return `User-agent: *\nAllow: /\nSitemap: ${siteUrl}${baseUrl}sitemap.xml\n`;
}
