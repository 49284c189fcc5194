/** How `Intl` writes the seventh month where it has no names in a language: `M07` (Unicode CLDR, root locale). */
const NO_NAME = /\bM0?7\b/;
const IN_JULY = Date.UTC(2027, 6, 13);

/**
 * Creates a formatter of dates; in English where the browser has no names of months in a language, as Chromium in Kazakh.
 *
 * @param locale BCP 47 tag; the browser's own when undefined.
 */
export function createDateFormat(locale: string | undefined, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const format = new Intl.DateTimeFormat(locale, options);
  return NO_NAME.test(format.format(IN_JULY)) ? new Intl.DateTimeFormat('en-GB', options) : format;
}
