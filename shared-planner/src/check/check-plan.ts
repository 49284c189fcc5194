import type { Plan } from '../schema/plan.ts';
import type { PlanRequest } from '../schema/plan-request.ts';
import type { PlanningData } from '../schema/planning-data.ts';
import { checkBases } from './check-bases.ts';
import { checkBookings } from './check-bookings.ts';
import { type CheckContext, type CheckedDay, createCheckContext } from './check-context.ts';
import { checkDayHours } from './check-day-hours.ts';
import { checkDaylight } from './check-daylight.ts';
import { checkDriveLimit, checkDrives } from './check-drives.ts';
import { checkEffort } from './check-effort.ts';
import { checkBadWeather, checkCompleteness, checkRepetitionsAndLocks, checkSuggestions } from './check-items.ts';
import { checkMeals } from './check-meals.ts';
import { checkActivityNights, checkOvernightBases } from './check-nights.ts';
import { checkOpening } from './check-opening.ts';
import { checkOrder } from './check-order.ts';
import { checkPath } from './check-path.ts';
import { checkReasons } from './check-reasons.ts';
import { checkRequest } from './check-request.ts';
import { checkTimes } from './check-times.ts';
import { checkTotals } from './check-totals.ts';
import { checkTransfers } from './check-transfers.ts';
import { checkVisits } from './check-visits.ts';
import type { Violation } from './violation.ts';

type CheckOfDay = (context: CheckContext, day: CheckedDay) => Violation[];
type CheckOfPlan = (context: CheckContext) => Violation[];

const CHECKS_OF_DAY: readonly CheckOfDay[] = [
  checkTimes,
  checkOpening,
  checkDaylight,
  checkDayHours,
  checkEffort,
  checkMeals,
  checkBases,
  checkTransfers,
  checkPath,
  checkDrives,
  checkDriveLimit,
  checkOvernightBases,
  checkActivityNights,
  checkVisits,
  checkOrder,
  checkBookings,
];

const CHECKS_OF_PLAN: readonly CheckOfPlan[] = [
  checkRequest,
  checkRepetitionsAndLocks,
  checkCompleteness,
  checkSuggestions,
  checkBadWeather,
  checkReasons,
  checkTotals,
];

/**
 * Verifies a plan against the request and the planning data it was made from: the hard rules H1 to H14 of
 * docs/planner.md, the times, and the totals. It shares no code with the planner. Cautions, fees, `isOptimal`, `bookAhead`
 * and `bring` are not verified.
 *
 * @returns what is wrong; nothing for a plan that can be followed. A plan that its schema accepts never makes it throw.
 * @throws Error when the planning data lacks a rule.
 */
export function checkPlan(plan: Plan, request: PlanRequest, data: PlanningData): Violation[] {
  const context = createCheckContext(plan, request, data);
  return [
    ...CHECKS_OF_PLAN.flatMap((check) => check(context)),
    ...context.days.flatMap((day) => CHECKS_OF_DAY.flatMap((check) => check(context, day))),
  ];
}
