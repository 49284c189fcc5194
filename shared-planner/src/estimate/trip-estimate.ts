import type { UnscheduledItem } from '../schema/plan.ts';
import type { ItemKind, PlanRequest } from '../schema/plan-request.ts';

/** Ids of what was selected, in the order in which it was picked. */
export type SelectedIds = Pick<PlanRequest, 'locations' | 'activities'>;

/** The trip of a request, before it is sent. `today` and both dates are yyyy-MM-dd in Almaty. */
export type TripRequest = SelectedIds & Pick<PlanRequest, 'today' | 'start_date' | 'end_date' | 'preferences'>;

/** A location or an activity. */
export type ItemId = { kind: ItemKind; id: number };

/** How full one day is, in minutes; what the day is longer than its parts is meals and waiting. */
export type DayEstimate = {
  /** yyyy-MM-dd. */
  date: string;
  /** From leaving to returning; 0 on a free day. */
  dayMinutes: number;
  /** At locations and with activities, without meals. */
  visitMinutes: number;
  /** On the way, with rest stops. */
  wayMinutes: number;
  /** In the order of the day. */
  items: readonly ItemId[];
  /** Where the night after it is spent, when not at home: a base of the planning data or `camp-<location id>`. */
  nightBase?: string;
};

/** A day that the trip lacks, yyyy-MM-dd, and what would be done on it; nothing where it cannot be said. */
export type MissingDay = { date: string; items: readonly ItemId[] };

/** How much of a request fits into its days. */
export type TripEstimate = {
  days: readonly DayEstimate[];
  /** What found no room, or is not possible for another reason than that it is closed. */
  leftOut: readonly UnscheduledItem[];
  /** What is not open on any of these dates, or not known to be. */
  closed: readonly UnscheduledItem[];
  /** The locations whose access is restricted on the day of their visit. */
  restrictedIds: readonly number[];
  /** How many of the selected items fit, and how many would with `missingDays`. */
  fitCount: number;
  longerFitCount: number;
  /** The days that the trip is short of, in order; empty when it is long enough or more days are no help. */
  missingDays: readonly MissingDay[];
  /** What a day lasts comfortably and at most, in minutes. */
  comfortMinutes: number;
  mostMinutes: number;
};

/** How long a trip has to be for what was selected. */
export type DaysEstimate = {
  /** The month for which it was computed, yyyy-MM: the next one that is good for most items. */
  month: string;
  days: number;
  /** How many items these days hold. */
  itemCount: number;
};
