export { type BrokenProperty, findBrokenProperties } from './plan-properties.ts';
export { createRandomRequest } from './random-requests.ts';
