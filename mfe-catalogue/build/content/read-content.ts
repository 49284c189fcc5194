import path from 'node:path';
import { ContentError } from '@almaty/content';
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
import { type ContentFile, findUnknownFiles, type ReadFiles, readFiles, readSources } from '@almaty/content/node';
import type * as z from 'zod';
import { GEODATA_FOLDER } from '../map/geodata/read-geodata.ts';
import type { CatalogueFiles } from './catalogue-entries.ts';
import { findPhotographIssues } from './find-photograph-issues.ts';
import { findReferenceIssues } from './find-reference-issues.ts';

/** The root folder of the workspace. */
export const WORKSPACE = path.resolve(import.meta.dirname, '../../..');

/** The folder of the content, relative to it. */
export const CONTENT_FOLDER = 'mfe-catalogue/content';

/** The folder of the photographs, each in the folder of its location. */
const PHOTOGRAPHS_FOLDER = `${CONTENT_FOLDER}/photographs`;

/** Where each kind of file is. */
const PATTERNS = {
  locations: `${CONTENT_FOLDER}/locations/*.yml`,
  activities: `${CONTENT_FOLDER}/activities/*.yml`,
  contacts: `${CONTENT_FOLDER}/contacts/*.yml`,
  parks: `${CONTENT_FOLDER}/parks/*.yml`,
  parkRules: `${CONTENT_FOLDER}/park-rules.yml`,
  sampleItineraries: `${CONTENT_FOLDER}/sample-itineraries/*.yml`,
  roads: `${CONTENT_FOLDER}/roads.yml`,
  bases: `${CONTENT_FOLDER}/bases.yml`,
  rules: `${CONTENT_FOLDER}/rules.yml`,
  packing: `${CONTENT_FOLDER}/packing.yml`,
  prices: `${CONTENT_FOLDER}/prices.yml`,
  searchWords: `${CONTENT_FOLDER}/search-words.yml`,
} as const;

/** The file of a kind that has one; its mistakes were thrown before. */
function takeOnly<Entry>({ files: [file] }: ReadFiles<Entry>): ContentFile<Entry> {
  if (!file) throw new Error('A file of the catalogue is missing');
  return file;
}

/**
 * Reads and validates the content of the catalogue: each file by its schema, then what the files say of each other.
 *
 * @param workspace the root folder of the workspace.
 * @throws ContentError that lists every mistake with file, line and field.
 */
export function readContent(workspace: string = WORKSPACE): CatalogueFiles {
  const { sources, issues: sourceIssues, checkEvidence } = readSources(workspace, CONTENT_FOLDER);
  const read = <Schema extends z.ZodType>(pattern: string, schema: Schema) =>
    readFiles(workspace, pattern, schema, checkEvidence);
  const kinds = {
    locations: read(PATTERNS.locations, LocationEntry),
    activities: read(PATTERNS.activities, ActivityEntry),
    contacts: read(PATTERNS.contacts, ContactEntry),
    parks: read(PATTERNS.parks, ParkEntry),
    parkRules: read(PATTERNS.parkRules, ParkRulesFile),
    sampleItineraries: read(PATTERNS.sampleItineraries, SampleItineraryEntry),
    roads: read(PATTERNS.roads, RoadsFile),
    bases: read(PATTERNS.bases, BasesFile),
    rules: read(PATTERNS.rules, RulesFile),
    packing: read(PATTERNS.packing, PackingFile),
    prices: read(PATTERNS.prices, PricesFile),
    searchWords: read(PATTERNS.searchWords, SearchWords),
  };
  const places = [
    ...Object.values(PATTERNS),
    `${CONTENT_FOLDER}/sources/*.yml`,
    `${PHOTOGRAPHS_FOLDER}/*/*`,
    // Read where the maps are drawn.
    `${GEODATA_FOLDER}/*.{geojson,pmtiles}`,
    `${GEODATA_FOLDER}/names.json`,
    `${GEODATA_FOLDER}/trails.yml`,
  ];
  const issues = [
    ...Object.values(kinds).flatMap((kind) => kind.issues),
    ...sourceIssues,
    ...findUnknownFiles(workspace, CONTENT_FOLDER, places),
  ];
  if (issues.length > 0) throw new ContentError('The catalogue', issues);
  const files: CatalogueFiles = {
    locations: kinds.locations.files,
    activities: kinds.activities.files,
    contacts: kinds.contacts.files,
    parks: kinds.parks.files,
    parkRules: takeOnly(kinds.parkRules),
    sampleItineraries: kinds.sampleItineraries.files,
    roads: takeOnly(kinds.roads),
    bases: takeOnly(kinds.bases),
    rules: takeOnly(kinds.rules),
    packing: takeOnly(kinds.packing),
    prices: takeOnly(kinds.prices),
    searchWords: takeOnly(kinds.searchWords),
    sources,
  };
  const referenceIssues = [
    ...findReferenceIssues(files),
    ...findPhotographIssues(workspace, PHOTOGRAPHS_FOLDER, files.locations),
  ];
  if (referenceIssues.length > 0) throw new ContentError('The catalogue', referenceIssues);
  return files;
}
