export { Access, accessFields, openingTimes } from './access/access.ts';
export { checkDays, checkEvidence, listSourced } from './entries/check-evidence.ts';
export { ContentError, type ContentIssue, formatIssue } from './entries/content-error.ts';
export { type DueFile, type DueItem, describeDue, findPlaceholders, listDueFiles, PLACEHOLDER } from './entries/due.ts';
export { type Mistake, readEntry } from './entries/find-mistakes.ts';
export { type FieldPath, type ParsedFile, parseYaml } from './file/parse-yaml.ts';
export { serializeYaml, tidy } from './file/serialize-yaml.ts';
export { type InLanguage, inLanguage, LANGUAGE_NAMES, type Text } from './languages.ts';
export { dayOfCheck, evidence, fact, reviewAfterCheck, reviewedEvidence, sourceIds } from './schema/evidence.ts';
export {
  calendarDate,
  choice,
  decimalNumber,
  entryId,
  flag,
  list,
  shortText,
  webAddress,
  wholeNumber,
} from './schema/fields.ts';
export { isPublished, Source } from './schema/source.ts';
export { markdownText, text } from './schema/text.ts';
export { omitTranslations } from './translations/list-texts.ts';
