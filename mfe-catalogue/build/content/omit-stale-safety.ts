import { omitTranslations } from '@almaty/content';
import { readTranslated } from '@almaty/content/node';
import type { CatalogueFiles } from './catalogue-entries.ts';

/** What decides whether a visit is safe or possible: the fields of an entry whose new English text is shown at once. */
const SAFETY_FIELDS: ReadonlySet<string> = new Set([
  ...['safety', 'goodToKnow', 'notice', 'openingHours', 'fee', 'seasonalClosures', 'possibleMonths'],
  ...['permit', 'bus', 'atThePost', 'feeNote'],
]);

/**
 * Leaves out the translations of texts on safety and access whose English text has changed since: a reader gets the new fact
 * in English before the old one in another language. Other texts keep their old translation until somebody compares it.
 *
 * @param workspace the root folder of the workspace.
 */
export function omitStaleSafety(files: CatalogueFiles, workspace: string): CatalogueFiles {
  const isCurrent = readTranslated(workspace, 'mfe-catalogue');
  const omit = <File extends { entry: object }>(file: File): File => ({
    ...file,
    entry: Object.fromEntries(
      Object.entries(file.entry).map(([name, field]) => [
        name,
        SAFETY_FIELDS.has(name) ? omitTranslations(field, (...text) => !isCurrent(...text)) : field,
      ]),
    ),
  });
  return {
    ...files,
    locations: files.locations.map(omit),
    activities: files.activities.map(omit),
    parks: files.parks.map(omit),
    parkRules: omit(files.parkRules),
  };
}
