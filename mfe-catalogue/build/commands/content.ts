import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type Access,
  ContentError,
  type DueItem,
  describeDue,
  type FieldPath,
  findPlaceholders,
  parseYaml,
} from '@almaty/content';
import { type ContentFile, listTranslationsDue } from '@almaty/content/node';
import type { CatalogueFiles } from '../content/catalogue-entries.ts';
import { readContent, WORKSPACE } from '../content/read-content.ts';
import { GEODATA_FOLDER, readGeodata } from '../map/geodata/read-geodata.ts';
import { findSizeIssues, listPhotographs } from '../photographs/list-photographs.ts';
import { getActivityPicture, getLocationPicture } from '../pictures/pictures.ts';

/**
 * Checks the catalogue's content as a build does.
 *
 * @returns what to print.
 * @throws ContentError that lists every mistake with file, line and field.
 */
export async function check(workspace: string = WORKSPACE): Promise<string> {
  const { locations, activities } = readContent(workspace);
  readGeodata(workspace);
  const issues = await findSizeIssues(listPhotographs(locations, workspace));
  if (issues.length > 0) throw new ContentError('The catalogue', issues);
  return `The catalogue is valid: ${locations.length} locations, ${activities.length} activities`;
}

const toItem = (file: ContentFile<unknown>, path: FieldPath, message: string, since = ''): DueItem => ({
  ...file.toIssue({ path, message }),
  since,
});

/** What has to be checked again of a location's access, or of a park's fee. */
const listReviews = (file: ContentFile<Partial<Access>>): DueItem[] =>
  (['notice', 'openingHours', 'fee'] as const).flatMap((section) => {
    const { reviewBy } = file.entry[section] ?? {};
    const message = `compare this with its sources, then set checkedOn and reviewBy; its review day is ${reviewBy}`;
    return reviewBy ? [toItem(file, [section], message, reviewBy)] : [];
  });

const listTexts = (file: ContentFile<unknown>): DueItem[] =>
  findPlaceholders(file.entry).map((path) => toItem(file, path, 'write this text'));

const TRAIL_TEXTS = `${GEODATA_FOLDER}/trails.yml`;

/** The texts of trails that nobody has written yet. */
function listTrailTexts(workspace: string): DueItem[] {
  const { values, getLine } = parseYaml(readFileSync(path.join(workspace, TRAIL_TEXTS), 'utf8'));
  return findPlaceholders(values).map((field) => ({
    ...{ file: TRAIL_TEXTS, line: getLine(field), field: field.join('.') },
    ...{ message: 'write this text', since: '' },
  }));
}

/** What to do about an entry that has a plain poster. */
const listPicture = (file: ContentFile<unknown>, picture: string): DueItem[] =>
  picture === file.name
    ? []
    : [
        toItem(
          file,
          [],
          `draw its picture, art/src/scenes/${file.name}.ts, and render it; until then it has a plain poster`,
        ),
      ];

/** Lists all that somebody has to do once for the catalogue, each with the day since which it is due. */
export const listDueItems = (
  { locations, parks, activities, sampleItineraries }: CatalogueFiles,
  workspace: string = WORKSPACE,
): DueItem[] => [
  ...locations.flatMap((file) => [
    ...listReviews(file),
    ...listTexts(file),
    ...listPicture(file, getLocationPicture({ slug: file.name, category: file.entry.category }).files),
  ]),
  ...parks.flatMap(listReviews),
  ...activities.flatMap((file) => [...listTexts(file), ...listPicture(file, getActivityPicture(file.name).files)]),
  ...sampleItineraries.flatMap(listTexts),
  ...listTrailTexts(workspace),
  ...listTranslationsDue(workspace, 'mfe-catalogue'),
];

/**
 * Lists what is due by a day: notices, hours and fees whose review day has come, texts that nobody has written or translated,
 * and entries without a picture.
 *
 * @param day yyyy-MM-dd.
 * @throws ContentError that lists every mistake.
 */
export const listDue = (day: string, workspace?: string): string[] =>
  describeDue(day, listDueItems(readContent(workspace), workspace), 'the catalogue');
