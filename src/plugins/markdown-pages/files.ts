/** Every file that this plugin creates, each rendered on demand. */
import {llmsFullPath, llmsPath, writeLlms, writeLlmsFull, type LlmsContext} from './llms';
import {pagesOf, type TwinPage, type TwinSite, type TwinVersion} from './site';
import {twinOf} from './url';

/**
 * Maps URL paths, with base URL, to functions that render the file. A page is converted only once.
 */
export type MarkdownFiles = ReadonlyMap<string, () => Promise<string>>;

/**
 * @param write - converts a page
 * @param checkedWith - the sentence that says which releases a version's pages were checked with
 */
export function markdownFiles(
  site: TwinSite,
  context: LlmsContext,
  write: (page: TwinPage) => Promise<string>,
  checkedWith: (version: TwinVersion) => Promise<string | undefined>,
): MarkdownFiles {
  const {baseUrl} = context;
  const converted = new Map<TwinPage, Promise<string>>();
  const convert = (page: TwinPage): Promise<string> => {
    const known = converted.get(page);
    if (known) return known;
    const text = write(page);
    converted.set(page, text);
    return text;
  };
  const newest = site.versions.filter(({isNewest}) => isNewest);
  return new Map([
    ...pagesOf(site).map((page) => [twinOf(page.permalink), () => convert(page)] as const),
    ...site.versions.map(
      (version) =>
        [
          llmsPath(version, baseUrl),
          async () => writeLlms(version, site, context, await checkedWith(version)),
        ] as const,
    ),
    ...newest.map(
      (version) =>
        [
          llmsFullPath(baseUrl),
          async () => {
            const pages = version.sections.flatMap((section) => section.pages);
            const twins = await Promise.all(pages.map(convert));
            return writeLlmsFull(version, twins, context, await checkedWith(version));
          },
        ] as const,
    ),
  ]);
}
