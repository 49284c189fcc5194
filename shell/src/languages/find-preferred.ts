import { isLanguage, type Language } from '@almaty/languages';

/** The language of the site that a browser prefers to the others. @param tags BCP 47 tags, the preferred one first. */
export const findPreferred = (tags: readonly string[]): Language | undefined =>
  tags.map((tag) => tag.split('-')[0] ?? '').find(isLanguage);
