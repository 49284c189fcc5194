import type { PlanningData } from '../../src/schema/index.ts';
import type { RequestFields } from './requests.ts';

/** A change of the planner's source that breaks a hard rule of docs/planner.md. */
export type Mutation = {
  rule: string;
  /** What the changed planner does wrong. */
  effect: string;
  /** In `src`. */
  file: string;
  /** Occurs exactly once in the file. */
  text: string;
  replacement: string;
  /** A request that shows it, where random ones seldom do. */
  request?: RequestFields;
  /** Replaces facts that the catalogue does not have at present. */
  change?: (data: PlanningData) => PlanningData;
};

/** Planning data with fields of some locations replaced. */
export const withLocations =
  (ids: readonly number[], fields: Partial<PlanningData['locations'][number]>) =>
  (data: PlanningData): PlanningData => ({
    ...data,
    locations: data.locations.map((location) => (ids.includes(location.id) ? { ...location, ...fields } : location)),
  });
