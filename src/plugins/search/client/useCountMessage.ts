import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';

/** @returns formats the number of results; the modal and the search page announce it */
export function useCountMessage(): (count: number) => string {
  const {selectMessage} = usePluralForm();
  return (count) =>
    selectMessage(
      count,
      translate(
        {
          id: 'theme.SearchPage.documentsFound.plurals',
          message: 'One document found|{count} documents found',
          description: 'Pluralized label for "{count} documents found"',
        },
        {count},
      ),
    );
}
