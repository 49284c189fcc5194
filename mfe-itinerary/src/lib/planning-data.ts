import { PLANNING_DATA_FILE, PlanningData, type PlanningLocation } from '@almaty/planner/schema';
import ky from 'ky';
import { useEffect } from 'react';
import { create } from 'zustand';

type PlanningState = {
  status: 'idle' | 'loading' | 'loaded' | 'failed';
  /** Location id -> what the catalogue's current release says of it; empty until it is loaded. */
  locations: ReadonlyMap<number, PlanningLocation>;
};

// Outside the page, so that a visitor who comes back to it does not wait again.
const usePlanningState = create<PlanningState>()(() => ({ status: 'idle', locations: new Map() }));

let loading: Promise<PlanningData> | undefined;

/**
 * Loads the planning data of the catalogue's current release, once for everything that needs it; after a failure, the next
 * call loads it again.
 *
 * @throws when it does not arrive or is not what it should be.
 */
export function loadPlanningData(): Promise<PlanningData> {
  loading ??= ky
    .get(`/${PLANNING_DATA_FILE}`)
    .json()
    .then((json) => PlanningData.parse(json))
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

async function loadLocations(): Promise<void> {
  const { status } = usePlanningState.getState();
  if (status === 'loading' || status === 'loaded') return;
  usePlanningState.setState({ status: 'loading' });
  try {
    const { locations } = await loadPlanningData();
    usePlanningState.setState({ status: 'loaded', locations: new Map(locations.map((known) => [known.id, known])) });
  } catch {
    usePlanningState.setState({ status: 'failed' });
  }
}

/**
 * The planning data of the catalogue's current release, loaded once it is needed. A failure is no error of the page: the
 * next visit to it loads the data again.
 *
 * @param isNeeded whether there is a location to look up.
 */
export function usePlanningData(isNeeded: boolean): PlanningState {
  useEffect(() => {
    if (isNeeded) void loadLocations();
  }, [isNeeded]);
  return usePlanningState();
}
