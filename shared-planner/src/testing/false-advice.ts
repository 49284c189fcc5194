import { addDays } from '@almaty/dates';
import { listScheduled } from '../edit/item-days.ts';
import type { Planner } from '../plan/index.ts';
import type { Plan, Reason, UnscheduledItem } from '../schema/plan.ts';
import type { ItemReference, PlanRequest } from '../schema/plan-request.ts';

/** A request that follows an advice, and whether its plan has to have the item, or must not. */
type Trial = { advice: string; request: PlanRequest; expected: 'in' | 'out' | 'not closed' };

const isSame = (a: ItemReference, b: ItemReference) => a.kind === b.kind && a.id === b.id;

/** What an item that is possible on a day is never left out for. */
const CLOSED: readonly Reason['code'][] = ['closed_for_season', 'access_closed', 'closed_that_day', 'no_transport'];

const longer = (request: PlanRequest, days: number): PlanRequest => ({
  ...request,
  end_date: addDays(request.end_date, days),
});

const withPreferences = (request: PlanRequest, fields: Partial<PlanRequest['preferences']>): PlanRequest => ({
  ...request,
  preferences: { ...request.preferences, ...fields },
});

const without = (request: PlanRequest, { kind, id }: ItemReference): PlanRequest => {
  const field = kind === 'location' ? 'locations' : 'activities';
  return { ...request, [field]: request[field].filter((other) => other !== id) };
};

/** Only the item, with the requested locations for an activity, on one day. */
const onDay = (request: PlanRequest, item: ItemReference, date: string): PlanRequest => {
  const { arrival: _arrival, departure: _departure, ...preferences } = request.preferences;
  return {
    ...request,
    ...{ start_date: date, end_date: date, preferences, locks: [], order: [], previous: [] },
    ...(item.kind === 'location' ? { locations: [item.id], activities: [] } : { activities: [item.id] }),
  };
};

/** A number of days more: with them the item is in, and with one less it is not. */
const ofDays = (request: PlanRequest, days: number | undefined): Trial[] =>
  days === undefined
    ? []
    : [
        { advice: `${days} more days`, request: longer(request, days), expected: 'in' },
        ...(days > 1
          ? [{ advice: `not ${days - 1} more days`, request: longer(request, days - 1), expected: 'out' } as const]
          : []),
      ];

/** The first day on which an item is possible: the day before it is not. */
function ofDate(request: PlanRequest, item: ItemReference, date: string | undefined, transport?: 'car'): Trial[] {
  if (date === undefined) return [];
  const asked = transport ? withPreferences(request, { transport }) : request;
  const before = addDays(date, -1);
  return [
    { advice: `possible on ${date}`, request: onDay(asked, item, date), expected: 'not closed' },
    ...(before > request.end_date
      ? [{ advice: `not on ${before}`, request: onDay(asked, item, before), expected: 'out' } as const]
      : []),
  ];
}

/** What a reason advises, each as a request that follows it. */
function listTrials(request: PlanRequest, { kind, id, reason }: UnscheduledItem): Trial[] {
  const item = { kind, id };
  const isIn = (advice: string, followed: PlanRequest): Trial => ({ advice, request: followed, expected: 'in' });
  switch (reason.code) {
    case 'closed_for_season':
      return ofDate(request, item, reason.until, reason.transport);
    case 'access_closed':
    case 'closed_that_day':
      return ofDate(request, item, reason.next, reason.transport);
    case 'needs_more_days':
      return ofDays(request, reason.days);
    case 'altitude_too_soon':
    case 'too_strenuous_on_arrival':
      return ofDays(request, reason.moreDays);
    case 'too_strenuous_next_to':
      return [
        isIn(`without ${reason.kind} ${reason.id}`, without(request, reason)),
        ...ofDays(request, reason.moreDays),
      ];
    case 'no_transport':
      return reason.help
        ? (['car', 'driver'] as const).map((transport) => isIn(transport, withPreferences(request, { transport })))
        : [];
    case 'no_room':
    case 'day_too_long':
      return reason.pace ? [isIn(`${reason.pace} pace`, withPreferences(request, { pace: reason.pace }))] : [];
    case 'needs_location':
      return reason.locationIds.map((other) =>
        isIn(`add location ${other}`, { ...request, locations: [...request.locations, other] }),
      );
    case 'locked_day':
      return reason.other === undefined
        ? []
        : [isIn('unlocked', { ...request, locks: request.locks.filter((lock) => !isSame(lock, item)) })];
    case 'order':
      return [
        isIn('another order', {
          ...request,
          order: request.order.filter((sequence) => !sequence.some((other) => isSame(other, item))),
        }),
      ];
    default:
      return [];
  }
}

/** What a day is for in bad weather: its stops are given up, and the indoor locations are locked to it. */
function findFalseBadWeather(planner: Planner, request: PlanRequest, plan: Plan): string[] {
  const scheduled = listScheduled(plan);
  return plan.days.flatMap(({ date, badWeather }) => {
    if (!badWeather) return [];
    // What was left out of the plan stays out.
    const dropped = [...scheduled.filter((item) => item.date === date), ...plan.unscheduled];
    const rest = dropped.reduce<PlanRequest>((left, item) => without(left, item), request);
    const inside = badWeather.map((id) => ({ kind: 'location' as const, id, date }));
    const locks = [...rest.locks.filter((lock) => !dropped.some((item) => isSame(item, lock))), ...inside];
    const after = listScheduled(
      planner.makePlan({ ...rest, locations: [...rest.locations, ...badWeather], locks, previous: scheduled }),
    );
    const isIn = inside.every((item) => after.some((other) => isSame(other, item) && other.date === date));
    return isIn ? [] : [`${date}: in bad weather ${badWeather.join()} do not fit`];
  });
}

/**
 * Follows every advice of a plan: plans anew what its reasons say would help, and what it says for bad weather.
 *
 * @returns a sentence for each advice that does not hold.
 */
export function findFalseAdvice(planner: Planner, request: PlanRequest, plan: Plan): string[] {
  const ofReasons = plan.unscheduled.flatMap((unscheduled) =>
    listTrials(request, unscheduled).flatMap(({ advice, request: followed, expected }) => {
      const after = planner.makePlan(followed);
      const isIn = listScheduled(after).some((item) => isSame(item, unscheduled));
      const reason = after.unscheduled.find((item) => isSame(item, unscheduled))?.reason.code;
      const holds =
        expected === 'in'
          ? isIn
          : expected === 'out'
            ? !isIn
            : isIn || (reason !== undefined && !CLOSED.includes(reason));
      const { kind, id, reason: said } = unscheduled;
      return holds ? [] : [`${kind} ${id} (${said.code}): "${advice}" is false, it is ${reason ?? 'in the plan'}`];
    }),
  );
  return [...ofReasons, ...findFalseBadWeather(planner, request, plan)];
}
