import { startWorker } from '@almaty/delivery/web-workers';
import type { EstimateTask } from '@almaty/planner/estimate';
import { createEstimator, type Estimator, type TripEstimate } from '@almaty/planner/estimate';
import { createPlanNames, type PlanNames } from '@almaty/planner/messages';
import type { PlanningLocation } from '@almaty/planner/schema';
import { loadCatalogueIndex } from '../../lib/catalogue-index.ts';
import { loadPlanningData } from '../../lib/planning-data.ts';
import { describeDays, describeTrip } from './estimate-texts.ts';

/** What an estimate refers to by id. */
export type Lookup = { names: PlanNames; getNotice: (locationId: number) => PlanningLocation['notice'] | undefined };

/** What is said of the selection in one sentence, empty if nothing can be; and the estimate of a trip. */
export type Estimate = { sentence: string; trip?: TripEstimate; lookup: Lookup };

type Loaded = { estimator: Estimator; lookup: Lookup };

let loading: Promise<Loaded> | undefined;

async function load(): Promise<Loaded> {
  const [data, catalogue] = await Promise.all([loadPlanningData(), loadCatalogueIndex()]);
  const notices = new Map(data.locations.map(({ id, notice }) => [id, notice]));
  return {
    estimator: createEstimator(data, () => startWorker('estimate')),
    lookup: { names: createPlanNames(data, catalogue), getNotice: (id) => notices.get(id) },
  };
}

/**
 * Computes an estimate from the catalogue's current release, which is loaded with the first one.
 *
 * @throws when the release does not load, the computation fails, or the signal is aborted.
 */
export async function computeEstimate(task: EstimateTask, signal: AbortSignal): Promise<Estimate> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  const { estimator, lookup } = await loading;
  const { locations, activities } = task.type === 'trip' ? task.request : task.selected;
  const counts = { locations: locations.length, activities: activities.length };
  if (task.type === 'trip') {
    const trip = await estimator.estimateTrip(task.request, signal);
    return { sentence: describeTrip(trip, counts), trip, lookup };
  }
  const days = await estimator.estimateDays(task.selected, task.today, signal);
  return { sentence: days ? describeDays(days, counts) : '', lookup };
}
