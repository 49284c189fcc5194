import { PLANNING_DATA_FILE, PlanningData, type PlanningLocation } from '@almaty/planner/schema';
import { useEffect } from 'react';
import { create } from 'zustand';
import { loadJsonOnce } from './load-json-once.ts';

type PlanningState = {
  status: 'idle' | 'loading' | 'loaded' | 'failed';
  /** Location id -> what the catalogue's current release says of it; empty until it is loaded. */
  locations: ReadonlyMap<number, PlanningLocation>;
};

// Outside the page, so that a visitor who comes back to it does not wait again.
const usePlanningState = create<PlanningState>()(() => ({ status: 'idle', locations: new Map() }));

/** Loads the planning data of the catalogue's current release (`loadJsonOnce`). */
export const loadPlanningData: () => Promise<PlanningData> = loadJsonOnce(`/${PLANNING_DATA_FILE}`, (json) =>
  PlanningData.parse(json),
);

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
 * The planning data of the catalogue's current release, loaded once something asks for them. A failure is no error of the
 * page: the next visit to it loads the data again.
 */
export function usePlanningData(): PlanningState {
  useEffect(() => void loadLocations(), []);
  return usePlanningState();
}
