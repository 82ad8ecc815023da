/** Every file that this plugin creates, each rendered on demand. */
import {llmsFullPath, llmsPath, writeLlms, writeLlmsFull, type LlmsContext} from './llms';
import {pagesOf, type TwinPage, type TwinSite} from './site';
import {twinOf} from './url';

/**
 * Maps URL paths, with base URL, to functions that render the file. A page is converted only once.
 */
export type MarkdownFiles = ReadonlyMap<string, () => Promise<string>>;

/** @param write - converts a page */
export function markdownFiles(
  site: TwinSite,
  context: LlmsContext,
  write: (page: TwinPage) => Promise<string>,
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
        [llmsPath(version, baseUrl), async () => writeLlms(version, site, context)] as const,
    ),
    ...newest.map(
      (version) =>
        [
          llmsFullPath(baseUrl),
          async () => {
            const pages = version.sections.flatMap((section) => section.pages);
            return writeLlmsFull(version, await Promise.all(pages.map(convert)), context);
          },
        ] as const,
    ),
  ]);
}
