import path from 'node:path';
import type { ContentIssue } from '@almaty/content';
import type { LocationEntry } from '@almaty/content/catalogue';
import type { ContentFile } from '@almaty/content/node';
import { getPhotographName } from '../../src/content/photographs.ts';
import { CONTENT_FOLDER, WORKSPACE } from '../content/read-content.ts';
import { findSizeMistake } from './create-photograph-files.ts';

type Photograph = {
  /** The uploaded file. */
  source: string;
  /** The start of the names of its files in a release. */
  name: string;
  toIssue: (message: string) => ContentIssue;
};

/** Lists the photographs of all locations. */
export const listPhotographs = (
  locations: readonly ContentFile<LocationEntry>[],
  workspace: string = WORKSPACE,
): Photograph[] =>
  locations.flatMap(({ name: slug, entry, toIssue }) =>
    (entry.photographs ?? []).map(({ file }, index) => ({
      source: path.join(workspace, CONTENT_FOLDER, 'photographs', slug, file),
      name: getPhotographName(slug, file),
      toIssue: (message: string) => toIssue({ path: ['photographs', index, 'file'], message }),
    })),
  );

/** Finds the photographs that are too small or damaged. */
export async function findSizeIssues(photographs: readonly Photograph[]): Promise<ContentIssue[]> {
  const issues = photographs.map(async ({ source, toIssue }) => {
    const message = await findSizeMistake(source);
    return message ? [toIssue(message)] : [];
  });
  return (await Promise.all(issues)).flat();
}
