/** `robots.txt`. Pages that must not be indexed say so themselves. */
export function formatRobots(siteUrl: string, baseUrl: string): string {
  return `User-agent: *\nAllow: /\nSitemap: ${siteUrl}${baseUrl}sitemap.xml\n`;
}
