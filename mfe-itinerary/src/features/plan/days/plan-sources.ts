import type { PlanNames } from '@almaty/planner/messages';
import type { PlanningData, PlanningEvidence } from '@almaty/planner/schema';
import type { CatalogueIndex } from '@almaty/store/schema';

/** Everything of one release of the catalogue that the days of a plan are drawn from. */
export type PlanSources = {
  data: PlanningData;
  /** null when it could not be read: then no sources are shown. */
  evidence: PlanningEvidence | null;
  index: CatalogueIndex;
  names: PlanNames;
};
