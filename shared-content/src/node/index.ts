export { createFile, toName } from './new-file.ts';
export { type ContentFile, findUnknownFiles, type ReadFiles, readFiles, readSources, readText } from './read-files.ts';
export {
  listTranslations,
  listTranslationsDue,
  readTranslated,
  recordTranslations,
  type Translation,
} from './translations.ts';
export { runGenerator, writeGenerated } from './write-generated.ts';
