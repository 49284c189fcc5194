export { AccessState, Fee, PublishedNotice } from './access.ts';
export { isBookingId } from './booking-id.ts';
export { isSameTime } from './booking-time.ts';
export { NOT_CHECKED, Transport, YearDay } from './fields.ts';
export { OpeningHours } from './opening-hours.ts';
export {
  ActivityItem,
  Caution,
  DriveItem,
  MealItem,
  PLAN_VERSION,
  Plan,
  PlanDay,
  PlanItem,
  Reason,
  Suggestion,
  UnscheduledItem,
  VisitItem,
} from './plan.ts';
export {
  DeskLink,
  DeskLinkList,
  Erasure,
  MAX_NOTE_LENGTH,
  OpenRequest,
  OpenRequestList,
  PlanDocument,
  PlanFailure,
  PlanRevision,
  ProviderDetails,
  RecordedAction,
} from './plan-document.ts';
export {
  Booking,
  ItemKind,
  ItemReference,
  Pace,
  PlanRequest,
  Preferences,
  TravelMode,
} from './plan-request.ts';
export {
  Base,
  Gateway,
  Overnight,
  PackingRule,
  PLANNING_DATA_VERSION,
  PlanningActivity,
  PlanningData,
  PlanningLocation,
  PlanningRule,
  RoadEdge,
  RoadNode,
  SeasonalClosure,
  Surface,
  Variant,
} from './planning-data.ts';
export { PLANNING_DATA_FILE, SAMPLE_PLAN_FILE } from './planning-data-file.ts';
export { type Evidence, PLANNING_EVIDENCE_FILE, PlanningEvidence } from './planning-evidence.ts';
export { findPreferenceProblem } from './preference-problem.ts';
export { Prices } from './prices.ts';
export type { Refusal } from './refusal.ts';
export { MAX_TRIP_DAYS } from './request-values.ts';
export { isUsual, USUAL_PREFERENCES } from './usual-preferences.ts';
