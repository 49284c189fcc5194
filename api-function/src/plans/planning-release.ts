import { readChannels, withinLimit } from '@almaty/delivery/bucket-reader';
import type { Language } from '@almaty/languages';
import { getMessages } from '@almaty/planner/all-messages';
import { checkPlan, type Violation } from '@almaty/planner/check';
import { createPlanNames, type PlanNames } from '@almaty/planner/messages';
import { createPlanner } from '@almaty/planner/plan';
import {
  PLANNING_DATA_FILE,
  PLANNING_EVIDENCE_FILE,
  type Plan,
  PlanningData,
  PlanningEvidence,
  type PlanRequest,
} from '@almaty/planner/schema';
import { CATALOGUE_INDEX_FILE, CatalogueIndex, type MapGround } from '@almaty/store/schema';
import { openRelease } from '../catalogue/catalogue-bucket.ts';
import { getErrorName, logError } from '../log.ts';

/** A plan, what it was made from, and what the independent verifier says of it: nothing when it may be stored. */
export type MadePlan = { plan: Plan; request: PlanRequest; violations: readonly Violation[] };

/** What one release of the catalogue gives to plans. */
export type PlanningRelease = {
  version: string;
  data: PlanningData;
  /** What a plan refers to, in a language; in English in a release from before it. @throws Error when it cannot be read. */
  getNames: (language: Language) => Promise<PlanNames>;
  /** How the data are known, in a language; null when that cannot be read, because a plan is worth sending without. */
  getEvidence: (language: Language) => Promise<PlanningEvidence | null>;
  /** The grounds of its maps, the most detailed one first. @throws Error when they cannot be read. */
  getGrounds: (language: Language) => Promise<readonly MapGround[]>;
  /** A picture of the release, as PNG. @throws Error when it cannot be read. */
  getPicture: (file: string) => Promise<ArrayBuffer>;
  /** Makes a plan and verifies it. @throws PlanRequestError when no data can satisfy the request. */
  makePlan: (request: PlanRequest) => MadePlan;
  /** @throws PlanRequestError when no data can satisfy the arrival and the departure of a request. */
  checkRequest: (request: PlanRequest) => void;
};

/** How long reading a release may take, in milliseconds: nobody is waiting. */
const TIMEOUT_MS = 10_000;

/** The last release that was read from a bucket; a release never changes. */
const lastRead = new WeakMap<R2Bucket, PlanningRelease>();

/** Reads something once for a key. What it got stays, because a release never changes. */
function once<Key, Value>(read: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const known = new Map<Key, Value>();
  return async (key) => {
    const value = known.get(key) ?? (await read(key));
    known.set(key, value);
    return value;
  };
}

async function read(bucket: R2Bucket, version: string): Promise<PlanningRelease> {
  const { readJson, readBytes } = await openRelease(bucket, version);
  const data = PlanningData.parse(await readJson(PLANNING_DATA_FILE));
  const planner = createPlanner(data, version);
  const makePlan = (request: PlanRequest): MadePlan => {
    const plan = planner.makePlan(request);
    return { plan, request, violations: checkPlan(plan, request, data) };
  };
  const getIndex = once(async (language: Language) =>
    CatalogueIndex.parse(await withinLimit(TIMEOUT_MS, 'The catalogue', readJson(CATALOGUE_INDEX_FILE, language))),
  );
  const readEvidence = once(async (language: Language) =>
    PlanningEvidence.parse(await withinLimit(TIMEOUT_MS, 'The evidence', readJson(PLANNING_EVIDENCE_FILE, language))),
  );
  return {
    ...{ version, data, makePlan, checkRequest: planner.checkRequest },
    getNames: async (language) => createPlanNames(data, await getIndex(language), getMessages(language)),
    getEvidence: (language) => readEvidence(language).catch(() => null),
    getGrounds: async (language) => (await getIndex(language)).grounds,
    getPicture: once((file: string) => withinLimit(TIMEOUT_MS, 'A picture', readBytes(file))),
  };
}

/**
 * Reads what plans need of a release of the catalogue.
 *
 * @param version of the release; the stable one unless given.
 * @throws Error when the release cannot be read.
 */
export async function readPlanningRelease(bucket: R2Bucket, version?: string): Promise<PlanningRelease> {
  const wanted = version ?? (await withinLimit(TIMEOUT_MS, 'The release pointer', readChannels(bucket))).stable;
  const last = lastRead.get(bucket);
  if (last?.version === wanted) return last;
  const release = await withinLimit(TIMEOUT_MS, `The release ${wanted}`, read(bucket, wanted));
  lastRead.set(bucket, release);
  return release;
}

/** Reads the names of a language, of the stable release; null when they cannot be read. */
export const readNames = (bucket: R2Bucket, language: Language): Promise<PlanNames | null> =>
  readPlanningRelease(bucket)
    .then((release) => release.getNames(language))
    .catch((error) => {
      logError('catalogue_unreadable', { error: getErrorName(error) });
      return null;
    });
