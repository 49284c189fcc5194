import { ActivityEntry, LocationEntry } from '@almaty/content/catalogue';
import { createFile, toName } from '@almaty/content/node';
import { createActivityEntry, createLocationEntry, getNextId } from '../content/new-entries.ts';
import { CONTENT_FOLDER, readContent, WORKSPACE } from '../content/read-content.ts';

/**
 * Writes the file of a new location or activity: valid at once, with the next free number, and estimates for all that it
 * has to say.
 *
 * @param name in English, as pages call it.
 * @returns the path of the file, relative to the workspace.
 * @throws ContentError when the catalogue has mistakes; Error when there is such a file already.
 */
export function createEntry(kind: 'location' | 'activity', name: string, workspace: string = WORKSPACE): string {
  const { locations, activities } = readContent(workspace);
  const isLocation = kind === 'location';
  const file = `${CONTENT_FOLDER}/${isLocation ? 'locations' : 'activities'}/${toName(name)}.yml`;
  if (isLocation) createFile(workspace, file, LocationEntry, createLocationEntry(getNextId(locations), name));
  else createFile(workspace, file, ActivityEntry, createActivityEntry(getNextId(activities), name));
  return file;
}
