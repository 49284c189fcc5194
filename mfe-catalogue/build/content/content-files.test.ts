import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseYaml, Source, serializeYaml } from '@almaty/content';
import { ActivityEntry, ContactEntry, LocationEntry, ParkEntry, SampleItineraryEntry } from '@almaty/content/catalogue';
import { expect, test } from 'vitest';
import { CONTENT_FOLDER, WORKSPACE } from './read-content.ts';

const schemas = {
  activities: ActivityEntry,
  contacts: ContactEntry,
  locations: LocationEntry,
  parks: ParkEntry,
  'sample-itineraries': SampleItineraryEntry,
  sources: Source,
} as const;

const listFiles = (folder: string) => globSync(`${CONTENT_FOLDER}/${folder}/*.yml`, { cwd: WORKSPACE }).sort();

test.each(
  Object.entries(schemas).flatMap(([folder, schema]) => listFiles(folder).map((file) => [file, schema] as const)),
)('%s has the one form of its kind, so that the editor changes only what is changed in it', (file, schema) => {
  const text = readFileSync(path.join(WORKSPACE, file), 'utf8');
  // Comments are for people who read the file: an entry that nobody has saved in the editor may have some.
  if (/^\s*#/m.test(text)) return;
  expect(serializeYaml(schema, parseYaml(text).values)).toBe(text);
});
