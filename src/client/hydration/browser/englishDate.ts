const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

export type DateFormat = Pick<Intl.DateTimeFormat, 'format'>;

/** @returns `November 22, 2026`, with or without the year; undefined for any other format */
export function englishDate({
  day,
  month,
  year,
  timeZone,
  ...others
}: Intl.DateTimeFormatOptions): DateFormat | undefined {
  const isPlain = day === 'numeric' && month === 'long' && timeZone === 'UTC';
  if (!isPlain || (year && year !== 'numeric') || Object.keys(others).length > 0) return undefined;
  return {
    format: (given) => {
      const date = new Date(given ?? Date.now());
      const text = `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}`;
      return year ? `${text}, ${date.getUTCFullYear()}` : text;
    },
  };
}
