import type { Language } from '@almaty/languages';
import { LANGUAGE_COOKIE, writeLanguageCookie } from './language-cookie.ts';

/** Remembers the language that the visitor chose. */
export function rememberLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox ESR and Safari 16.
  document.cookie = writeLanguageCookie(language);
}

/** Whether the visitor has chosen a language. */
export const hasChosenLanguage = (): boolean =>
  document.cookie.split('; ').some((cookie) => cookie.startsWith(`${LANGUAGE_COOKIE}=`));
