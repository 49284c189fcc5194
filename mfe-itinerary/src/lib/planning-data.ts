import { PLANNING_DATA_FILE, PlanningData, type PlanningLocation } from '@almaty/planner/schema';
import { loadable, useIfLoaded } from '@almaty/ui/loadable';
import { fetchJson } from './fetch-json.ts';

/** The planning data of the catalogue's current release. */
export const planningData = loadable(async () => PlanningData.parse(await fetchJson(`/${PLANNING_DATA_FILE}`)));

const planningLocations = loadable(async () => {
  const { locations } = await planningData.load();
  return new Map(locations.map((location) => [location.id, location]));
});

/**
 * Location id -> what the catalogue's current release says of it, loaded once something asks for it; undefined until it is
 * there. Null after a failure, which is no error of the page: what asks for it later loads it again.
 */
export const usePlanningLocations = (): ReadonlyMap<number, PlanningLocation> | null | undefined =>
  useIfLoaded(planningLocations, true);
