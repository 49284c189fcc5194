export { type DayChoice, explainDay, getDayMinutes, type MakePlan, tryDays } from './day-choices.ts';
export { type Edit, editRequest, type ItemReference, isSameItem } from './edit-request.ts';
export { listScheduled } from './item-days.ts';
export { type Change, listChanges } from './list-changes.ts';
export { findWaysOut, type WayOut } from './ways-out.ts';
