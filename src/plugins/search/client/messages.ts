/** What the modal and the search page say alike. */
import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';

/** After this long (ms) without an answer, a search is stalled; DocSearch has the same threshold. */
export const STALL_THRESHOLD = 300;

/** Shown then, and in the modal also while the index loads. */
export const LOADING_TEXT = 'Loading the search index …';

/** @returns formats the number of results */
export function useCountMessage(): (count: number) => string {
  const {selectMessage} = usePluralForm();
  return (count) =>
    selectMessage(
      count,
      translate(
        {
          id: 'theme.SearchPage.documentsFound.plurals',
          message: 'One page found|{count} pages found',
          description: 'Pluralized label for "{count} pages found"',
        },
        {count},
      ),
    );
}
