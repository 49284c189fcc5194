export type { ItemReference } from '../schema/plan-request.ts';
export { type Alternative, findAlternatives } from './alternatives.ts';
export { type DayChoice, explainDay, getDayMinutes, type MakePlan, tryDays } from './day-choices.ts';
export { type Edit, editRequest, isSameItem } from './edit-request.ts';
export { listScheduled, listStops } from './item-days.ts';
export { type Change, listChanges } from './list-changes.ts';
export { findNearestNode, requestFromNow } from './plan-from-now.ts';
export { tryOrder, tryPosition } from './try-order.ts';
export { findWaysOut, type WayOut } from './ways-out.ts';
