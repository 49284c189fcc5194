export { capitalize } from './capitalize.ts';
export {
  FIRST_LANGUAGE,
  isLanguage,
  LANGUAGES,
  type Language,
  OTHER_LANGUAGES,
  OWN_NAMES,
  SHORT_NAMES,
} from './languages.ts';
export type { MessagesOf } from './messages-of.ts';
export { formatNumber } from './numbers.ts';
export { getBase, getLanguage, removeLanguage, toLanguage } from './paths.ts';
export { toPlainLetters } from './plain-letters.ts';
export { getPluralCategory, selectForm, selectPlural } from './plurals.ts';
