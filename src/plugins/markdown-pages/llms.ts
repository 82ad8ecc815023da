/** The lists of pages for tools, in the format of llmstxt.org: a title, a summary, sections of links. */
import type {DocsVersion, SiteContent} from '../../content/pages';
import {docsOf, type TwinPage} from './page';
import {twinOf} from './url';

export interface LlmsContext {
  /** Origin, without a trailing slash. */
  siteUrl: string;
  /** Starts and ends with a slash. */
  baseUrl: string;
  title: string;
  /** What the project is, in a sentence. */
  tagline: string;
}

/** Blocks with an empty line between them; those that are not there are left out. */
const joined = (blocks: readonly (string | undefined)[]): string =>
  `${blocks.filter((block) => block !== undefined).join('\n\n')}\n`;

const item = (url: string, title: string, notes: string): string =>
  `- [${title}](${url})${notes && `: ${notes}`}`;

const section = (title: string, items: readonly string[]): string | undefined =>
  items.length > 0 ? `## ${title}\n\n${items.join('\n')}` : undefined;

/**
 * The path of a version's list: at the site's root for the newest version, next to its pages for the
 * others.
 */
export function llmsPath({isNewest, path}: DocsVersion, baseUrl: string): string {
  return isNewest ? `${baseUrl}llms.txt` : `${path.replace(/\/$/, '')}/llms.txt`;
}

export const llmsFullPath = (baseUrl: string) => `${baseUrl}llms-full.txt`;

/** The listed pages by sidebar category, in its order; those in no sidebar are last. */
function sectionsOf(version: DocsVersion): {heading: string; pages: TwinPage[]}[] {
  const sections: {heading: string; pages: TwinPage[]}[] = [];
  for (const doc of docsOf(version).filter(({unlisted}) => !unlisted)) {
    const {place} = doc;
    const heading = place ? ([...place.around, place.heads][0] ?? 'Start') : 'More';
    const last = sections.at(-1);
    if (last?.heading === heading) last.pages.push(doc);
    else sections.push({heading, pages: [doc]});
  }
  return sections;
}

/**
 * Each list contains one version, because a tool that sees the names of two versions next to each
 * other writes code that fits neither.
 *
 * @param releases - the sentence that says which releases the pages are about, if any
 */
export function writeLlms(
  version: DocsVersion,
  site: SiteContent,
  {siteUrl, baseUrl, title, tagline}: LlmsContext,
  releases?: string,
): string {
  const name = `${title} ${version.label}`;
  const {isNewest} = version;
  const items = (pages: readonly TwinPage[]) =>
    pages.map((page) => item(siteUrl + twinOf(page.permalink), page.title, page.description));
  const full = item(
    siteUrl + llmsFullPath(baseUrl),
    `${name} in one file`,
    'Every page of the documentation above, in the same order.',
  );
  const others = site.versions.filter((other) => other !== version);
  return joined([
    `# ${name}`,
    `> ${tagline}`,
    `The documentation of ${name}, in the order of its sidebar. Each link leads to a page as Markdown; without .md, it leads to the page itself.`,
    releases,
    ...sectionsOf(version).map(({heading, pages}) => section(heading, items(pages))),
    section('Blog', isNewest ? items(site.posts.filter(({unlisted}) => !unlisted)) : []),
    section('Whole', isNewest ? [full] : []),
    section(
      isNewest ? 'Older versions' : 'Other versions',
      others.map((other) =>
        item(
          siteUrl + llmsPath(other, baseUrl),
          `${title} ${other.label}`,
          `The same list for ${other.label}.`,
        ),
      ),
    ),
  ]);
}

/**
 * All pages of a version, concatenated.
 *
 * @param pages - their twins, in order
 * @param releases - the sentence that says which releases they are about, if any
 */
export function writeLlmsFull(
  version: DocsVersion,
  pages: readonly string[],
  {siteUrl, baseUrl, title, tagline}: LlmsContext,
  releases?: string,
): string {
  const list = `[llms.txt](${siteUrl}${llmsPath(version, baseUrl)})`;
  const head = joined([
    `# ${title} ${version.label}`,
    `> ${tagline}`,
    `The whole documentation of ${title} ${version.label}. What is on which page: ${list}.`,
    releases,
  ]);
  return [head, ...pages].join('\n---\n\n');
}
