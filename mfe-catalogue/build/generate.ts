import path from 'node:path';
import { listDueFiles } from '@almaty/content';
import { runGenerator, writeGenerated } from '@almaty/content/node';
import { PLANNING_DATA_FILE, PLANNING_EVIDENCE_FILE, SAMPLE_PLAN_FILE } from '@almaty/planner/schema';
import { CATALOGUE_INDEX_FILE } from '@almaty/store/schema';
import { getDetailsFile } from '../src/content/view-models/fetch-location-details.ts';
import { listDueItems } from './commands/content.ts';
import { createCatalogueContent } from './content/catalogue-content.ts';
import type { CatalogueEntries, NamedEntry } from './content/catalogue-entries.ts';
import { readContent, WORKSPACE } from './content/read-content.ts';
import { createPlanningData } from './planning/create-planning-data.ts';
import { createPlanningEvidence } from './planning/create-planning-evidence.ts';
import { createSamplePlan } from './planning/create-sample-plan.ts';
import { createActivityDetails } from './view-models/activity-details.ts';
import { createActivityPictures } from './view-models/activity-pictures.ts';
import { createCatalogueIndex } from './view-models/catalogue-index.ts';
import { createAlsoCards, createCards, createSampleCards } from './view-models/location-cards.ts';
import { createLocationDetails } from './view-models/location-details.ts';
import { createSampleItineraries } from './view-models/sample-itineraries.ts';
import { createSearchEntries } from './view-models/search-entries.ts';
import { createSearchIndex } from './view-models/search-index.ts';
import { createSearchNotes } from './view-models/search-notes.ts';

const toEntry = <Entry>({ name, entry }: NamedEntry<Entry>): NamedEntry<Entry> => ({ name, entry });

/** The entries as they are written, from which the preview of editors shows one that is changed. */
const toEntries = ({
  locations,
  activities,
  contacts,
  parks,
  sampleItineraries,
  ...files
}: CatalogueEntries): CatalogueEntries => ({
  locations: locations.map(toEntry),
  activities: activities.map(toEntry),
  contacts: contacts.map(toEntry),
  parks: parks.map(toEntry),
  parkRules: toEntry(files.parkRules),
  packing: toEntry(files.packing),
  prices: toEntry(files.prices),
  sampleItineraries: sampleItineraries.map(toEntry),
  roads: toEntry(files.roads),
  bases: toEntry(files.bases),
  rules: toEntry(files.rules),
  searchWords: toEntry(files.searchWords),
  sources: files.sources,
});

/**
 * Writes everything that is computed from the content to `generated`: what the pages import, and the data files of a
 * release. Builds, development servers and tests run it before they read it.
 *
 * @param workspace the root folder of the workspace.
 * @throws ContentError that lists every mistake with file, line and field.
 */
export function generate(workspace: string = WORKSPACE): void {
  const files = readContent(workspace);
  const content = createCatalogueContent(files, 'en');
  const { locations, activities } = content;
  const details = Object.fromEntries(
    locations.map((each) => [each.location.slug, createLocationDetails(content, each)]),
  );
  const searchEntries = createSearchEntries(content);
  writeGenerated(
    path.join(workspace, 'mfe-catalogue/generated'),
    {
      'activities.json': activities.map(({ activity }) => activity),
      'activity-details.json': createActivityDetails(content),
      'activity-pictures.json': createActivityPictures(content),
      'content-files.json': toEntries(files),
      'also-cards.json': createAlsoCards(content),
      'city-cards.json': createCards(content, 'city'),
      'due.json': listDueFiles(listDueItems(files)),
      'location-details.json': details,
      'locations.json': locations.flatMap(({ location }) => (location.also ? [] : [location])),
      'mountain-cards.json': createCards(content, 'mountains'),
      'nature-cards.json': createCards(content, 'nature'),
      'sample-cards.json': createSampleCards(content),
      'sample-itineraries.json': createSampleItineraries(content),
      'search-entries.json': searchEntries,
      'search-index.json': createSearchIndex(content, searchEntries),
      'search-notes.json': createSearchNotes(content),
    },
    {
      [CATALOGUE_INDEX_FILE]: createCatalogueIndex(content),
      [PLANNING_DATA_FILE]: createPlanningData(content),
      [PLANNING_EVIDENCE_FILE]: createPlanningEvidence(content),
      [SAMPLE_PLAN_FILE]: createSamplePlan(content),
      ...Object.fromEntries(Object.entries(details).map(([slug, value]) => [getDetailsFile(slug), value])),
    },
  );
}

/** Vitest calls it before tests. */
export const setup = (): void => generate();

if (import.meta.main) runGenerator(generate);
