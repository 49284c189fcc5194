import { AccessFile } from '@almaty/planner/schema';
import * as z from 'zod/mini';
import { readContentFiles } from './content-files.ts';
import { BasesFile, RoadsFile, RulesFile } from './planning/schema.ts';
import { SampleItineraries } from './sample-itineraries/schema.ts';
import { Synonyms } from './search/schema.ts';

const files = readContentFiles();

/** Slug -> what editors own of the location: access notice, opening hours and fee. */
export const accessFiles = z.parse(z.record(z.string(), AccessFile), files.accessFiles);
/** The road graph. */
export const roads = z.parse(RoadsFile, files.roads);
/** Where a visitor can sleep and arrive. */
export const { bases, gateways } = z.parse(BasesFile, files.bases);
/** Limits proposed to the planner. */
export const rules = z.parse(RulesFile, files.rules);
/** Itineraries that visitors can take over. */
export const sampleItineraries = z.parse(SampleItineraries, files.sampleItineraries);
/** What visitors call what the guide has. */
export const synonyms = z.parse(Synonyms, files.synonyms);
