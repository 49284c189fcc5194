import { readdirSync } from 'node:fs';
import path from 'node:path';
import { parentPort } from 'node:worker_threads';
import { PLANNING_DATA_FILE, PLANNING_EVIDENCE_FILE, SAMPLE_PLAN_FILE } from '@almaty/planner/schema';
import { CATALOGUE_INDEX_FILE } from '@almaty/store/schema';
import { activities } from '../src/content/activities.ts';
import { CONTENT_FOLDER } from '../src/content/content-files.ts';
import { locations } from '../src/content/locations.ts';
import { findMissingPictures } from '../src/content/missing-pictures.ts';
import { readContent } from '../src/content/read-content.ts';
import { validateContent } from '../src/content/validate-content.ts';
import { getDetailsFile } from '../src/content/view-models/fetch-location-details.ts';
import type { EvaluatedContent } from './evaluate-content.ts';
import { VIEW_MODELS } from './view-models.ts';

// Runs in a thread of its own, because a module that was loaded once is not read again (evaluate-content.ts).

/** From this length, browsers parse JSON in a string twice as fast as the same code. */
const LONG_JSON = 100_000;

const toExpression = (json: string) => (json.length < LONG_JSON ? json : `JSON.parse(${JSON.stringify(json)})`);

const toModule = (values: Readonly<Record<string, unknown>>) =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${toExpression(JSON.stringify(value))};`)
    .join('\n');

async function createModules(): Promise<Record<string, string>> {
  const folder = path.join(CONTENT_FOLDER, 'view-models');
  const files = readdirSync(folder).filter((file) => VIEW_MODELS.test(`view-models/${file}`));
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file, toModule(await import(path.join(folder, file)))] as const)),
  );
}

/** The data files of a release, as JSON. The modules are loaded late, because they parse the validated content. */
async function createFiles(details: Readonly<Record<string, unknown>>): Promise<Record<string, string>> {
  const { catalogueIndex } = await import('../src/content/catalogue-index.ts');
  const { planningContent } = await import('../src/content/planning/planning-content.ts');
  const { createPlanningData } = await import('../src/content/planning/create-planning-data.ts');
  const { createPlanningEvidence } = await import('../src/content/planning/create-planning-evidence.ts');
  const { createSamplePlan } = await import('../src/content/planning/create-sample-plan.ts');
  const files: Readonly<Record<string, unknown>> = {
    [CATALOGUE_INDEX_FILE]: catalogueIndex,
    [PLANNING_DATA_FILE]: createPlanningData(planningContent),
    [PLANNING_EVIDENCE_FILE]: createPlanningEvidence(planningContent),
    [SAMPLE_PLAN_FILE]: createSamplePlan(planningContent),
    ...Object.fromEntries(Object.entries(details).map(([slug, value]) => [getDetailsFile(slug), value])),
  };
  return Object.fromEntries(Object.entries(files).map(([file, data]) => [file, JSON.stringify(data)]));
}

async function evaluate(): Promise<EvaluatedContent> {
  const errors = [...validateContent(readContent()), ...findMissingPictures(locations, activities)];
  if (errors.length > 0) throw new Error(errors.join('\n'));
  const { locationDetails } = await import('../src/content/view-models/location-details.ts');
  return {
    modules: await createModules(),
    files: await createFiles(locationDetails),
    details: JSON.stringify(locationDetails),
  };
}

parentPort?.postMessage(await evaluate());
