/** The languages of the site, in the order of their lines in a file. This is the one place that lists them. The condition of a build is called like its language. */
export const LANGUAGES = ['en', 'ru', 'kk'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language that everything has. Its pages have addresses without a language. */
export const FIRST_LANGUAGE = 'en';

/** The other languages, whose pages are below `/ru` and `/kk`. */
export const OTHER_LANGUAGES = LANGUAGES.filter((language) => language !== FIRST_LANGUAGE);

/** What each language calls itself. */
export const OWN_NAMES: Readonly<Record<Language, string>> = { en: 'English', ru: 'Русский', kk: 'Қазақша' };

/** Each language in two letters; Latin ones, because Cyrillic would load two font files with every English page. */
export const SHORT_NAMES: Readonly<Record<Language, string>> = { en: 'EN', ru: 'RU', kk: 'KZ' };

/** Whether a text is the code of a language. */
export const isLanguage = (text: string): text is Language => LANGUAGES.some((language) => language === text);
