import type { Plan } from '../schema/plan.ts';

/** The longest trip that is tried: the whole catalogue fits into about half of it. */
const MAX_DAYS = 30;

/** The days to try after a plan that holds only a part: those that the rest takes when it is as dense as what it holds. */
function getNextDays({ days, unscheduled }: Plan, itemCount: number): number {
  const done = Math.max(1, itemCount - unscheduled.length);
  return days.length + Math.max(1, Math.floor((unscheduled.length * days.length) / done));
}

/**
 * Finds the shortest trip that holds all items. The items must be possible on a trip that is long enough.
 *
 * @param planDays plans the items on a trip of so many days.
 * @param tooFew days that are known to be too few; 0 if nothing is known.
 * @param first the number of days to try first.
 * @returns the plan; undefined when 30 days do not hold all.
 */
export function findFewestDays(
  planDays: (days: number) => Plan,
  itemCount: number,
  tooFew: number,
  first: number,
): Plan | undefined {
  let most = tooFew;
  let plan = planDays(first);
  while (plan.unscheduled.length > 0) {
    most = plan.days.length;
    const next = getNextDays(plan, itemCount);
    if (next > MAX_DAYS) return undefined;
    plan = planDays(next);
  }
  while (plan.days.length - most > 1) {
    const shorter = planDays(Math.floor((plan.days.length + most) / 2));
    if (shorter.unscheduled.length === 0) plan = shorter;
    else most = shorter.days.length;
  }
  return plan;
}

/** The number of days to try first for what a plan left out. */
export const getFirstDays = (plan: Plan, itemCount: number): number => Math.min(MAX_DAYS, getNextDays(plan, itemCount));
