export { InProcessWorker } from './in-process-worker.ts';
export { findBrokenProperties } from './plan-properties.ts';
export { createRandomRequest } from './random-requests.ts';
export { sampleData, sampleNames } from './sample-data.ts';
export { samplePlan } from './sample-plan.ts';
export { SMALL_PLANNING_DATA } from './small-planning-data.ts';
