import { startWorker } from '@almaty/delivery/web-workers';
import type { EstimateTask } from '@almaty/planner/estimate';
import { createEstimator, type TripEstimate } from '@almaty/planner/estimate';
import { createPlanNames, type PlanNames } from '@almaty/planner/messages';
import type { PlanningLocation } from '@almaty/planner/schema';
import { loadable } from '@almaty/ui/loadable';
import { catalogueIndex } from '../../lib/catalogue-index.ts';
import { planningData } from '../../lib/planning-data.ts';
import { translateNotice } from '../../lib/translate-notice.ts';
import { describeDays, describeTrip } from './estimate-texts.ts';

/** What an estimate refers to by id. */
export type Lookup = { names: PlanNames; getNotice: (locationId: number) => PlanningLocation['notice'] | undefined };

/** What is said of the selection in one sentence, empty if nothing can be; and the estimate of a trip. */
export type Estimate = { sentence: string; trip?: TripEstimate; lookup: Lookup };

const release = loadable(async () => {
  const [data, catalogue] = await Promise.all([planningData.load(), catalogueIndex.load()]);
  const names = createPlanNames(data, catalogue);
  const notices = new Map(data.locations.map(({ id, notice }) => [id, translateNotice(notice, names.text)]));
  const lookup: Lookup = { names, getNotice: (id) => notices.get(id) };
  return { estimator: createEstimator(data, () => startWorker('estimate')), lookup };
});

/**
 * Computes an estimate from the catalogue's current release, which is loaded with the first one.
 *
 * @throws when the release does not load, the computation fails, or the signal is aborted.
 */
export async function computeEstimate(task: EstimateTask, signal: AbortSignal): Promise<Estimate> {
  const { estimator, lookup } = await release.load();
  const { locations, activities } = task.type === 'trip' ? task.request : task.selected;
  const counts = { locations: locations.length, activities: activities.length };
  if (task.type === 'trip') {
    const trip = await estimator.estimateTrip(task.request, signal);
    return { sentence: describeTrip(trip, counts), trip, lookup };
  }
  const days = await estimator.estimateDays(task.selected, task.today, task.preferences, signal);
  return { sentence: days ? describeDays(days, counts) : '', lookup };
}
