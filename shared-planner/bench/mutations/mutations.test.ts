import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { checkPlan } from '../../src/check/index.ts';
import type { createPlanner } from '../../src/plan/index.ts';
import type { PlanningData, PlanRequest } from '../../src/schema/index.ts';
import { readCurrentData } from '../requests/read-current-data.ts';
import { createRandomRequests, createRequest, MUTATIONS, type Mutation } from './index.ts';
import { fixAccess } from './planning-data.ts';

const planner = path.join(import.meta.dirname, '../..');
const data = fixAccess(readCurrentData(undefined).data);
const requests = createRandomRequests(data, 300, 1);

/** The folders that make plans. */
const FOLDERS = ['calendar', 'plan', 'problem', 'roads', 'rules', 'schema', 'solver'];

// Inside the package, so that the copy finds its dependencies; in `dist`, so that Node imports it, which is fast.
const results = path.join(planner, 'test-results');
mkdirSync(results, { recursive: true });
const run = mkdtempSync(path.join(results, 'mutations-'));
let copy = path.join(run, 'dist/copy');
for (const folder of FOLDERS)
  cpSync(path.join(planner, 'src', folder), path.join(copy, folder), {
    recursive: true,
    filter: (file) => !file.endsWith('.test.ts'),
  });
afterAll(() => rmSync(run, { recursive: true }));

type CreatePlanner = typeof createPlanner;

/** Imports the copy: it is renamed each time, because Node imports a file once. */
async function importCopy(): Promise<CreatePlanner> {
  const renamed = mkdtempSync(`${path.join(run, 'dist')}/copy-`);
  renameSync(copy, renamed);
  copy = renamed;
  const { createPlanner } = await import(pathToFileURL(path.join(copy, 'plan/index.ts')).href);
  return createPlanner;
}

/** Imports the copy with one text replaced. */
async function importMutation({ file, text, replacement }: Mutation): Promise<CreatePlanner> {
  const original = readFileSync(path.join(copy, file), 'utf8');
  const parts = original.split(text);
  expect(parts, `"${text}" is in ${file} exactly once`).toHaveLength(2);
  writeFileSync(path.join(copy, file), parts.join(replacement));
  try {
    return await importCopy();
  } finally {
    writeFileSync(path.join(copy, file), original);
  }
}

type MakePlan = ReturnType<CreatePlanner>['makePlan'];

/** The rules that the plan of a request breaks. */
const findBrokenRules = (makePlan: MakePlan, request: PlanRequest, of: PlanningData): ReadonlySet<string> =>
  new Set(checkPlan(makePlan(request), request, of).map(({ rule }) => rule));

/** Whether the plan of a request breaks a rule; not without a plan, because a broken planner may throw. */
function breaksRule(makePlan: MakePlan, request: PlanRequest, of: PlanningData, rule: string): boolean {
  try {
    return findBrokenRules(makePlan, request, of).has(rule);
  } catch {
    return false;
  }
}

/** The request that shows a mutation, and its planning data. */
const getOwnRequests = ({ request }: Mutation) => (request ? [createRequest(request)] : []);
const changeData = ({ change }: Mutation) => change?.(data) ?? data;

describe('the verifier finds a planner that', () => {
  test.each(MUTATIONS)('$effect ($rule)', async (mutation) => {
    const changed = changeData(mutation);
    const { makePlan } = (await importMutation(mutation))(changed, 'test');
    const violation = [...getOwnRequests(mutation), ...requests].find((request) =>
      breaksRule(makePlan, request, changed, mutation.rule),
    );
    expect(violation).toBeDefined();
  });
});

test('the verifier finds nothing wrong with the planner as it is', async () => {
  const createPlanner = await importCopy();
  const { makePlan } = createPlanner(data, 'test');
  const broken = requests.filter((request) => findBrokenRules(makePlan, request, data).size > 0);
  const ofMutations = MUTATIONS.filter((mutation) => {
    const changed = changeData(mutation);
    const planner = createPlanner(changed, 'test');
    return getOwnRequests(mutation).some((request) => findBrokenRules(planner.makePlan, request, changed).size > 0);
  });
  expect([...broken, ...ofMutations]).toEqual([]);
});

test('every hard rule of a planner is broken by a mutation', () => {
  const rules = [...Array.from({ length: 11 }, (_, index) => `H${index + 1}`), 'H13', 'H14'];
  expect(new Set(MUTATIONS.map(({ rule }) => rule))).toEqual(new Set(rules));
});
