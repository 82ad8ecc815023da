/**
 * Formats dates, as the theme's module of this name does. Dates of posts are formatted without
 * `Intl`, because its first use loads the rules of a language, which blocks a slow phone for 45 ms.
 */
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {englishDate, type DateFormat} from './englishDate';

export function useDateTimeFormat(options: Intl.DateTimeFormatOptions = {}): DateFormat {
  const {currentLocale, localeConfigs} = useDocusaurusContext().i18n;
  const english = currentLocale === 'en' ? englishDate(options) : undefined;
  const calendar = localeConfigs[currentLocale]?.calendar;
  return (
    english ?? new Intl.DateTimeFormat(currentLocale, {...(calendar && {calendar}), ...options})
  );
}
