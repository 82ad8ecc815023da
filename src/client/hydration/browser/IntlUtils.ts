/**
 * Writes dates, as the theme's module of this name does. Those of posts are written without `Intl`,
 * whose first use reads the rules of a language: 45 ms on a slow phone, before the page answers.
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
