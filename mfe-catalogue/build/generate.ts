import path from 'node:path';
import { listDueFiles } from '@almaty/content';
import { runGenerator, writeGenerated } from '@almaty/content/node';
import { FIRST_LANGUAGE } from '@almaty/languages';
import { listMessageLanguages } from '@almaty/languages/build';
import { LANGUAGE } from '@almaty/languages/current';
import { PLANNING_DATA_FILE, PLANNING_EVIDENCE_FILE, SAMPLE_PLAN_FILE } from '@almaty/planner/schema';
import { CATALOGUE_INDEX_FILE } from '@almaty/store/schema';
import { getDetailsFile } from '../src/content/view-models/fetch-location-details.ts';
import { listDueItems } from './commands/content.ts';
import { type CatalogueContent, createCatalogueContent } from './content/catalogue-content.ts';
import type { CatalogueEntries, CatalogueFiles, NamedEntry } from './content/catalogue-entries.ts';
import { omitStaleSafety } from './content/omit-stale-safety.ts';
import { readContent, WORKSPACE } from './content/read-content.ts';
import { createFrameMaps } from './map/frames/frame-maps.ts';
import { createLocationMaps } from './map/frames/location-maps.ts';
import { listPositionedLocations } from './map/frames/positioned-locations.ts';
import { type Geodata, readGeodata } from './map/geodata/read-geodata.ts';
import { type GroundFiles, getGroundFiles, listGrounds } from './map/ground-files.ts';
import { createTrails } from './map/trails/create-trails.ts';
import { createPlanningData } from './planning/create-planning-data.ts';
import { createPlanningEvidence } from './planning/create-planning-evidence.ts';
import { createSamplePlan } from './planning/create-sample-plan.ts';
import { createActivityDetails } from './view-models/activity-details.ts';
import { createActivityPictures } from './view-models/activity-pictures.ts';
import { createCatalogueIndex } from './view-models/catalogue-index.ts';
import { createAlsoCards, createCards, createSampleCards } from './view-models/location-cards.ts';
import { createLocationDetails } from './view-models/location-details.ts';
import { createMapEntry } from './view-models/map-entry.ts';
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

/** What the pages import in one language, by the names of the files. */
function createModules(
  content: CatalogueContent,
  english: CatalogueContent,
  details: unknown,
  geodata: Geodata,
  groundFiles: GroundFiles,
) {
  const searchEntries = createSearchEntries(content);
  const maps = Object.entries(createFrameMaps(content, geodata));
  return {
    'activities.json': content.activities.map(({ activity }) => activity),
    'activity-details.json': createActivityDetails(content),
    'activity-pictures.json': createActivityPictures(content),
    'also-cards.json': createAlsoCards(content),
    'city-cards.json': createCards(content, 'city'),
    'grounds.json': groundFiles,
    'location-details.json': details,
    'locations.json': content.locations.flatMap(({ location }) => (location.also ? [] : [location])),
    'map-marks.json': Object.fromEntries(maps.map(([frame, { marks }]) => [frame, marks])),
    'map-entries.json': content.locations.map(createMapEntry),
    'map-positions.json': Object.fromEntries(
      listPositionedLocations(content).map(({ id, position: { lat, lon } }) => [id, [lon, lat]]),
    ),
    'map-pins.json': Object.fromEntries(maps.map(([frame, { pins, groups }]) => [frame, { pins, groups }])),
    'mountain-cards.json': createCards(content, 'mountains'),
    'nature-cards.json': createCards(content, 'nature'),
    'sample-cards.json': createSampleCards(content),
    'sample-itineraries.json': createSampleItineraries(content),
    'search-entries.json': searchEntries,
    'search-index.json': createSearchIndex(content, english, searchEntries),
    'search-notes.json': createSearchNotes(content),
  };
}

/** What the editor imports, and what plans are made from: all of it is in English. */
const createEnglishFiles = (files: CatalogueFiles, content: CatalogueContent, workspace: string) => ({
  modules: { 'content-files.json': toEntries(files), 'due.json': listDueFiles(listDueItems(files, workspace)) },
  released: { [PLANNING_DATA_FILE]: createPlanningData(content), [SAMPLE_PLAN_FILE]: createSamplePlan(content) },
});

/**
 * Writes everything that is computed from the content: what the pages import, and the data files of a release. Builds,
 * development servers and tests run it before they read it. The language is that of the process: English is written to
 * `generated`, with what is in English only, and another one to `generated/<language>`.
 *
 * @param workspace the root folder of the workspace.
 * @throws ContentError that lists every mistake with file, line and field.
 */
export function generate(workspace: string = WORKSPACE): void {
  const files = readContent(workspace);
  const isEnglish = LANGUAGE === FIRST_LANGUAGE;
  const english = createCatalogueContent(files, FIRST_LANGUAGE);
  const content = isEnglish ? english : createCatalogueContent(omitStaleSafety(files, workspace), LANGUAGE);
  const geodata = readGeodata(workspace);
  const groundFiles = getGroundFiles(workspace, LANGUAGE, geodata, english);
  const allTrails = createTrails(geodata, content, LANGUAGE, groundFiles);
  const maps = createLocationMaps(content, geodata);
  const details = Object.fromEntries(
    content.locations.map((each) => {
      const map = maps.get(each.location.slug);
      const trails = allTrails.get(each.location.id);
      return [
        each.location.slug,
        { ...createLocationDetails(content, each), ...(map && { map }), ...(trails && { trails }) },
      ];
    }),
  );
  const { modules, released } = isEnglish
    ? createEnglishFiles(files, english, workspace)
    : { modules: {}, released: {} };
  writeGenerated(
    path.join(workspace, 'mfe-catalogue/generated', isEnglish ? '' : LANGUAGE),
    { ...createModules(content, english, details, geodata, groundFiles), ...modules },
    {
      ...released,
      [CATALOGUE_INDEX_FILE]: createCatalogueIndex(content, english, listGrounds(groundFiles)),
      [PLANNING_EVIDENCE_FILE]: createPlanningEvidence(content),
      ...Object.fromEntries(Object.entries(details).map(([slug, value]) => [getDetailsFile(slug), value])),
    },
  );
}

/** Vitest calls it before tests. */
export const setup = (): void => generate();

/** The other languages of the remote, which the process of English starts. */
const listOthers = () =>
  LANGUAGE === FIRST_LANGUAGE
    ? listMessageLanguages(path.resolve(import.meta.dirname, '..')).filter((language) => language !== FIRST_LANGUAGE)
    : [];

if (import.meta.main) runGenerator(generate, listOthers());
