/** Adds to a feed what Docusaurus leaves out: its own address, by which feed readers know it. Pure. */

/** The end of a feed's path. */
export const feedName = /(?:^|\/)(?:rss\.xml|atom\.xml|feed\.json)$/;

/** What stands before the address in each format, and how it's written there. */
const formats = [
  {
    before: '<channel>',
    self: (url: string) =>
      `<atom:link xmlns:atom="http://www.w3.org/2005/Atom" href="${url}" rel="self" type="application/rss+xml"/>`,
  },
  {before: '</generator>', self: (url: string) => `<link rel="self" href="${url}"/>`},
  {before: '{', self: (url: string) => `"feed_url": "${url}",`},
];

/**
 * @param file - for the message
 * @param url - of the feed, with origin
 */
export function withSelf(file: string, text: string, url: string): string {
  // An RSS feed has a generator as well, and only JSON starts with a brace.
  const format = formats.find(({before}) => text.slice(0, 1000).includes(before));
  if (!format) throw new Error(`${file} is no feed that this project knows.`);
  if (text.includes(url)) return text;
  return text.replace(format.before, `${format.before}\n${format.self(url)}`);
}
