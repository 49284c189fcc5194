import { globSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGE_NAMES } from '../../shared-content/src/index.ts';
import {
  listTranslations,
  listTranslationsDue,
  recordTranslations,
  type Translation,
} from '../../shared-content/src/node/index.ts';
import { formatNumber, OTHER_LANGUAGES } from '../../shared-languages/src/index.ts';

/** The packages that have texts, in the order of their names. */
const listPackages = (workspace: string) =>
  globSync('*/messages/en.json', { cwd: workspace })
    .map((file) => path.dirname(path.dirname(file)))
    .sort();

const describeCounts = (translations: readonly Translation[]): string => {
  const count = (wanted: Translation['state']) => translations.filter(({ state }) => state === wanted).length;
  return [
    `${formatNumber('en', count('current'))} translated`,
    `${count('stale')} to compare`,
    `${count('missing')} to translate`,
  ].join(', ');
};

/** Says of each package and language how many texts are translated. */
export const describeStatus = (workspace: string = process.cwd()): string[] =>
  listPackages(workspace).flatMap((folder) => {
    const translations = listTranslations(workspace, folder);
    return OTHER_LANGUAGES.map((language) =>
      [
        folder.padEnd(16),
        LANGUAGE_NAMES[language].padEnd(8),
        describeCounts(translations.filter((each) => each.language === language)),
      ].join(' '),
    );
  });

/** Lists what translators have to do, each as `file:line: field: what`, and their number. */
export function listDue(workspace: string = process.cwd()): string[] {
  const items = listPackages(workspace).flatMap((folder) => listTranslationsDue(workspace, folder));
  const lines = items.map(({ file, line, field, message }) => `${file}:${line}: ${field}: ${message}`);
  return [...lines, `${lines.length} texts to translate or to compare`];
}

/**
 * Records that the translations of a file, or of all files, say what the English texts say.
 *
 * @param file its path in the workspace.
 * @throws Error when no text is in such a file.
 */
export function recordDone(file?: string, workspace: string = process.cwd()): string {
  const packages = listPackages(workspace);
  const isKnown = packages.some((folder) => listTranslations(workspace, folder).some((each) => each.file === file));
  if (file !== undefined && !isKnown)
    throw new Error(`${file} has no texts: name a file as “content translate list” prints it`);
  const counts = packages.map((folder) => recordTranslations(workspace, folder, file));
  return `${counts.reduce((sum, count) => sum + count, 0)} translations are recorded as compared`;
}
