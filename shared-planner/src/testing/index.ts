export { type BrokenProperty, findBrokenProperties } from './plan-properties.ts';
export { createRandomRequest } from './random-requests.ts';
export { SMALL_PLANNING_DATA } from './small-planning-data.ts';
