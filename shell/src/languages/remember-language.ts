import { LANGUAGE_COOKIE } from './language-cookie.ts';

/** A year, in seconds. */
const MAX_AGE = 365 * 24 * 3600;

/** Remembers the language that the visitor chose. */
export function rememberLanguage(language: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox ESR and Safari 16.
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${MAX_AGE}; SameSite=Lax`;
}

/** Whether the visitor has chosen a language. */
export const hasChosenLanguage = (): boolean =>
  document.cookie.split('; ').some((cookie) => cookie.startsWith(`${LANGUAGE_COOKIE}=`));
