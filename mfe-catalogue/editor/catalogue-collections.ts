import { checkDays, Source } from '@almaty/content';
import {
  ActivityEntry,
  BasesFile,
  ContactEntry,
  LocationEntry,
  PackingFile,
  ParkEntry,
  ParkRulesFile,
  PricesFile,
  RoadsFile,
  RulesFile,
  SampleItineraryEntry,
  SearchWords,
} from '@almaty/content/catalogue';
import type { EditedCollection } from '@almaty/content/editor';
import { createActivityEntry, createLocationEntry, getNextId } from '../build/content/new-entries.ts';
import released from '../generated/content-files.json' with { type: 'json' };

const FOLDER = 'mfe-catalogue/content';

const findDayMistakes = (values: unknown) => checkDays(values, released.sources);

/** What editors can change of the catalogue, in the order of the screen. */
export const catalogueCollections: readonly EditedCollection[] = [
  {
    ...{ name: 'locations', label: 'Locations', singular: 'location', title: 'name.en' },
    ...{ folder: `${FOLDER}/locations`, schema: LocationEntry, findMore: findDayMistakes },
    newEntry: createLocationEntry(getNextId(released.locations), ''),
  },
  {
    ...{ name: 'activities', label: 'Activities', singular: 'activity', title: 'name.en' },
    ...{ folder: `${FOLDER}/activities`, schema: ActivityEntry, findMore: findDayMistakes },
    newEntry: createActivityEntry(getNextId(released.activities), ''),
  },
  {
    ...{ name: 'contacts', label: 'Contacts', singular: 'contact', title: 'name.en' },
    ...{ folder: `${FOLDER}/contacts`, schema: ContactEntry },
  },
  {
    ...{ name: 'parks', label: 'Parks', singular: 'park', title: 'name.en' },
    ...{ folder: `${FOLDER}/parks`, schema: ParkEntry },
  },
  {
    ...{ name: 'sample-itineraries', label: 'Sample itineraries', singular: 'sample itinerary', title: 'title.en' },
    ...{ folder: `${FOLDER}/sample-itineraries`, schema: SampleItineraryEntry },
  },
  {
    ...{ name: 'sources', label: 'Sources of locations', singular: 'source', title: 'title.en' },
    ...{ folder: `${FOLDER}/sources`, schema: Source },
  },
  {
    name: 'search-and-roads',
    label: 'Search words and roads',
    hasPreview: false,
    files: [
      { name: 'park-rules', label: 'All parks', file: `${FOLDER}/park-rules.yml`, schema: ParkRulesFile },
      { name: 'search-words', label: 'Search words', file: `${FOLDER}/search-words.yml`, schema: SearchWords },
      { name: 'roads', label: 'Roads', file: `${FOLDER}/roads.yml`, schema: RoadsFile },
      { name: 'bases', label: 'Where to sleep and arrive', file: `${FOLDER}/bases.yml`, schema: BasesFile },
      { name: 'packing', label: 'What to bring', file: `${FOLDER}/packing.yml`, schema: PackingFile },
      { name: 'prices', label: 'Prices', file: `${FOLDER}/prices.yml`, schema: PricesFile },
      { name: 'rules', label: 'Rules of the planner', file: `${FOLDER}/rules.yml`, schema: RulesFile },
    ],
  },
];
