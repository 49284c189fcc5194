import type { PlanNames } from '@almaty/planner/messages';
import type { PlanningData, PlanningEvidence } from '@almaty/planner/schema';
import type { CatalogueIndex, TipsFile } from '@almaty/store/schema';

/** Everything that the days of a plan are drawn from: files of the releases of the catalogue and of the trip tips. */
export type PlanSources = {
  data: PlanningData;
  /** null when it could not be read: then no sources are shown. */
  evidence: PlanningEvidence | null;
  index: CatalogueIndex;
  names: PlanNames;
  /** Holidays, numbers and phrases; null when they could not be read: then none are shown. */
  tips: TipsFile | null;
};
