/**
 * Formats dates like the theme's module of the same name, but formats the dates of posts without
 * `Intl`, because its first use loads locale data, which blocks a slow phone for 45 ms.
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
