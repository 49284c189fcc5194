import type { Language } from '@almaty/languages';

/** The name of the cookie with the language that the visitor chose; only the home page goes by it. */
export const LANGUAGE_COOKIE = 'language';

/** A year, in seconds. */
const MAX_AGE = 365 * 24 * 3600;

/** Writes the cookie of a chosen language, as `document.cookie` takes it. */
export const writeLanguageCookie = (language: Language): string =>
  `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${MAX_AGE}; SameSite=Lax`;
