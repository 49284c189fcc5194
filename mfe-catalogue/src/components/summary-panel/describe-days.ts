import { todayInAlmaty } from '@almaty/dates';
import { startWorker } from '@almaty/delivery/web-workers';
import { createEstimator } from '@almaty/planner/estimate';
import { PLANNING_DATA_FILE, USUAL_PREFERENCES } from '@almaty/planner/schema';
import { loadable } from '@almaty/ui/loadable';
import * as m from '#messages';

const TIMEOUT_MS = 20_000;

/** The data are the catalogue's own, so they are what its build has validated. */
const estimator = loadable(async () => {
  const response = await fetch(`/${PLANNING_DATA_FILE}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`The planning data answered ${response.status}`);
  return createEstimator(await response.json(), () => startWorker('estimate'));
});

type Items = readonly { id: number }[];

const getIds = (items: Items) => items.map(({ id }) => id);

/**
 * Says about how many days the selected items need, such as `About 4 days`; empty when it cannot be said. The planning
 * data of the current release are loaded the first time.
 *
 * @throws when the data do not load, the computation fails, or the signal is aborted.
 */
export async function describeDays(locations: Items, activities: Items, signal: AbortSignal): Promise<string> {
  const selected = { locations: getIds(locations), activities: getIds(activities) };
  const { estimateDays } = await estimator.load();
  const estimate = await estimateDays(selected, todayInAlmaty(), USUAL_PREFERENCES, signal);
  return estimate ? m.summaryDays({ days: estimate.days }) : '';
}
