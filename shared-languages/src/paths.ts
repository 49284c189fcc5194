import { FIRST_LANGUAGE, isLanguage, type Language } from './languages.ts';

/** What the paths of a language begin with: nothing in English, otherwise `/ru`. */
export const getBase = (language: Language): string => (language === FIRST_LANGUAGE ? '' : `/${language}`);

/** The language of a site path: that of its first segment, English without one. */
export function getLanguage(path: string): Language {
  const segment = path.split('/')[1] ?? '';
  return segment !== FIRST_LANGUAGE && isLanguage(segment) ? segment : FIRST_LANGUAGE;
}

/** A site path without its language: `/locations` of `/ru/locations`, and `/` of `/ru`. */
export const removeLanguage = (path: string): string => path.slice(getBase(getLanguage(path)).length) || '/';

/** A site path in a language: `/ru/locations` of `/locations`, and `/ru` of `/`. */
export function toLanguage(path: string, language: Language): string {
  const plain = removeLanguage(path);
  return getBase(language) + (plain === '/' && language !== FIRST_LANGUAGE ? '' : plain);
}
