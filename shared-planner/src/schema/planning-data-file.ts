/** File of a catalogue release with what a planner computes with. By itself, because a page may need it without the schema. */
export const PLANNING_DATA_FILE = 'planning.json';

/** File of a catalogue release with the plan of a sample itinerary: a `PlanRevision` that the planner made. */
export const SAMPLE_PLAN_FILE = 'sample-plan.json';
