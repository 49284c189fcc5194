import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { todayInAlmaty } from '@almaty/dates';
import * as z from 'zod/mini';
import { createPlanNames, type PlanNames } from '../messages/index.ts';
import { Plan } from '../schema/plan.ts';
import { type Pace, PlanRequest } from '../schema/plan-request.ts';
import { PlanningData } from '../schema/planning-data.ts';
import { PLANNING_DATA_FILE } from '../schema/planning-data-file.ts';

/** Planning data that the catalogue's build writes. */
const BUILT_DATA = join(import.meta.dirname, '../../../mfe-catalogue/dist/web', PLANNING_DATA_FILE);

/** Names of locations and activities, which a release has beside its planning data. */
const NAMES_FILE = 'catalogue.json';
const Names = z.object({
  locations: z.array(z.object({ id: z.int(), name: z.string() })),
  activities: z.array(z.object({ id: z.int(), name: z.string() })),
});

/** What a request file may leave out. */
const defaults = () => ({ reference: 'PLAN', today: todayInAlmaty() });

/** A file that cannot be used; the message says which and what to do. */
export class InputError extends Error {
  override name = 'InputError';
}

function readText(file: string, hint: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new InputError(`${file} cannot be read. ${hint}`);
  }
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new InputError(`${file} is no JSON: ${error instanceof Error ? error.message : error}`);
  }
}

function validate<Schema extends z.ZodMiniType>(file: string, schema: Schema, value: unknown): z.infer<Schema> {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const lines = result.error.issues.map(({ path, message }) => `  ${path.join('.') || 'file'}: ${message}`);
  throw new InputError(`${file} is not valid:\n${lines.join('\n')}`);
}

/** @throws InputError when the file cannot be read or is no request. */
export function readRequest(file: string, pace: Pace | undefined): PlanRequest {
  const value = parseJson(file, readText(file, 'Name the file with the request.'));
  const isObject = typeof value === 'object' && value !== null;
  const request = validate(file, PlanRequest, isObject ? { ...defaults(), ...value } : value);
  return pace ? { ...request, preferences: { ...request.preferences, pace } } : request;
}

/** @throws InputError when the file cannot be read or is no plan. */
export const readPlan = (file: string): Plan =>
  validate(file, Plan, parseJson(file, readText(file, 'Name the file with the plan.')));

/** Planning data with its version, the beginning of its SHA-256, and the names that are beside it. */
export type ReleasedData = { data: PlanningData; version: string; names: PlanNames };

/** @throws InputError when the file cannot be read or is no planning data. */
export function readData(file = BUILT_DATA): ReleasedData {
  const name = relative(process.cwd(), file);
  const text = readText(name, 'Build the catalogue with `npm start`, or name the file with --data.');
  const data = validate(name, PlanningData, parseJson(name, text));
  const namesFile = join(dirname(file), NAMES_FILE);
  const catalogue = existsSync(namesFile)
    ? validate(namesFile, Names, parseJson(namesFile, readText(namesFile, '')))
    : { locations: [], activities: [] };
  const version = createHash('sha256').update(text).digest('hex').slice(0, 12);
  return { data, version, names: createPlanNames(data, catalogue) };
}
