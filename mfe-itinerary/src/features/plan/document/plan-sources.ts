import { createPlanNames } from '@almaty/planner/messages';
import { PLANNING_DATA_FILE, PLANNING_EVIDENCE_FILE, PlanningData, PlanningEvidence } from '@almaty/planner/schema';
import { TIPS_FILE, TipsFile } from '@almaty/store/schema';
import ky from 'ky';
import { catalogueIndex } from '../../../lib/catalogue-index.ts';
import { FILE_TIMEOUT_MS } from '../../../lib/fetch-json.ts';
import type { PlanSources } from '../days/index.ts';
import { BASE } from './base.ts';

const loadFile = (path: string): Promise<unknown> => ky.get(path, { timeout: FILE_TIMEOUT_MS }).json();

/**
 * Loads what a plan is shown and changed with.
 *
 * @throws Error when the planning data or the index cannot be loaded or read.
 */
export async function loadPlanSources(): Promise<PlanSources> {
  const [data, index, evidence, tips] = await Promise.all([
    // In English, as plans are made from them in each language.
    loadFile(`/${PLANNING_DATA_FILE}`).then((json) => PlanningData.parse(json)),
    catalogueIndex.load(),
    loadFile(`${BASE}/${PLANNING_EVIDENCE_FILE}`)
      .then((json) => PlanningEvidence.parse(json))
      .catch(() => null),
    loadFile(`${BASE}/${TIPS_FILE}`)
      .then((json) => TipsFile.parse(json))
      .catch(() => null),
  ]);
  return { data, index, evidence, tips, names: createPlanNames(data, index) };
}
