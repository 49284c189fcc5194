import { getMinutesBetween } from '../calendar/time-of-day.ts';
import { listItems as listTimed } from '../formats/list-items.ts';
import type { Plan, PlanDay } from '../schema/plan.ts';
import type { PlanRevision } from '../schema/plan-document.ts';
import type { ItemReference } from '../schema/plan-request.ts';
import type { PlanningData, PlanningLocation } from '../schema/planning-data.ts';
import { PACES } from '../schema/request-values.ts';
import type { MakePlan } from './day-choices.ts';
import { type Edit, editRequest, isSameItem } from './edit-request.ts';
import { listItems, listScheduled } from './item-days.ts';

/** How a plan differs from another one in what a visitor feels: minutes and nights, negative is less. */
type Trade = {
  /** Of all ways. */
  travelMinutes: number;
  /** Of the longest day, before and after. */
  longestDay: { before: number; after: number };
  /** Nights away from the home base, before and after. */
  nightsAway: { before: number; after: number };
  /** What is in the plan and would not be. */
  without: readonly ItemReference[];
};

/** Another plan to choose: an easier pace, all nights at the home base, or without the trip that takes most travel. */
export type Alternative = { type: 'calmer' | 'one_base' | 'no_far_trip'; edit: Edit; trade: Trade };

/** How many are offered. */
const MOST_ALTERNATIVES = 2;

/** What a visitor notices: so many minutes less of travel, or of the longest day. */
const NOTICED_MINUTES = 60;

const getLongestDay = (plan: Plan): number => {
  const byDay = Map.groupBy(listTimed(plan), ({ dayNumber }) => dayNumber);
  const lengths = [...byDay.values()].map((items) => {
    const [first, last] = [items[0], items.at(-1)];
    return first && last ? getMinutesBetween(first.start, last.end) : 0;
  });
  return Math.max(0, ...lengths);
};

/** The nights of a plan that are not at home; who leaves in the evening spends the last one at a gateway. */
const countNightsAway = ({ days, preferences }: Plan, home: string): number =>
  days.slice(0, -1).filter(({ base }) => base.to !== home && base.to !== preferences.departure?.gateway).length;

/** The trips of a plan from home until home again, each with its days. */
function listOutings({ days }: Plan, home: string): PlanDay[][] {
  const outings: PlanDay[][] = [];
  for (const [index, day] of days.entries()) {
    const isContinued = index > 0 && days[index - 1]?.base.to !== home;
    if (isContinued) outings.at(-1)?.push(day);
    else outings.push([day]);
  }
  return outings;
}

/** Straight kilometres from home from which on a place is far: all of the city and of its valleys is nearer. */
const FAR_KM = 40;

/** Kilometres of a degree of latitude, and of one of longitude at 43 degrees north. */
const [KM_NORTH, KM_EAST] = [111.2, 81.3];

type Stop = ItemReference & { location: PlanningLocation | undefined };

/** The stops of some days that are far from home, with the activities there. */
function listFar(days: readonly PlanDay[], { roads, locations, bases }: PlanningData): Stop[] {
  const nodes = new Map(roads.nodes.map((node) => [node.id, node]));
  const home = nodes.get(bases[0]?.node ?? '');
  return days.flatMap(({ items, date }) =>
    items.flatMap((item): Stop[] => {
      if (item.type !== 'visit' && item.type !== 'activity') return [];
      const location = locations.find(({ id }) => id === item.locationId);
      const node = nodes.get(item.type === 'activity' ? item.node : (location?.node ?? ''));
      const isFar =
        home && node && Math.hypot((node.lat - home.lat) * KM_NORTH, (node.lon - home.lon) * KM_EAST) > FAR_KM;
      return isFar ? listItems(item, date).map(({ kind, id }) => ({ kind, id, location })) : [];
    }),
  );
}

const getTravel = (days: readonly PlanDay[]): number => days.reduce((sum, { totals }) => sum + totals.driveMinutes, 0);

type Candidate = { type: Alternative['type']; edit: Edit };

/** Candidates; of one kind, those that leave out less come first. */
function* propose({ request, plan }: PlanRevision, data: PlanningData): Generator<Candidate> {
  const { preferences } = request;
  const pace = PACES[PACES.indexOf(preferences.pace) - 1];
  if (pace) yield { type: 'calmer', edit: { type: 'preferences', preferences: { ...preferences, pace } } };
  const isMust = (item: ItemReference) => preferences.mustHaves?.some((must) => isSameItem(must, item));
  const outings = listOutings(plan, data.bases[0]?.id ?? '').filter((days) => !listFar(days, data).some(isMust));
  const away = listFar(outings.filter(({ length }) => length > 1).flat(), data);
  const asksForNight = away.filter(({ location }) => location && location.overnight !== 'none');
  for (const items of asksForNight.length < away.length ? [asksForNight, away] : [away])
    if (items.length > 0) yield { type: 'one_base', edit: { type: 'leave_out', items } };
  const farthest = outings.toSorted((one, other) => getTravel(other) - getTravel(one))[0];
  const items = farthest ? listFar(farthest, data) : [];
  if (items.length > 0) yield { type: 'no_far_trip', edit: { type: 'leave_out', items } };
}

function compare(before: Plan, after: Plan, home: string): Trade {
  const kept = listScheduled(after);
  const without = listScheduled(before).filter((item) => !kept.some((other) => isSameItem(item, other)));
  return {
    travelMinutes: after.totals.driveMinutes - before.totals.driveMinutes,
    longestDay: { before: getLongestDay(before), after: getLongestDay(after) },
    nightsAway: { before: countNightsAway(before, home), after: countNightsAway(after, home) },
    without: without
      .map(({ kind, id }) => ({ kind, id }))
      .filter((item, index, list) => list.findIndex((other) => isSameItem(item, other)) === index),
  };
}

/** Whether the difference is one that a visitor notices, and something is left of the trip. */
function isWorthIt({ type }: Candidate, { travelMinutes, longestDay, nightsAway }: Trade, after: Plan): boolean {
  if (listScheduled(after).length === 0) return false;
  if (type === 'calmer') return longestDay.before - longestDay.after >= NOTICED_MINUTES;
  return type === 'one_base' ? nightsAway.after === 0 && nightsAway.before > 0 : -travelMinutes >= NOTICED_MINUTES;
}

/**
 * Finds up to two other plans that differ truly, each planned before it is offered: a calmer one, one with all nights at the
 * home base, one without the trip that takes most travel.
 *
 * @yields undefined for a candidate that is not worth offering, so that a caller can pause.
 */
export function* findAlternatives(
  revision: PlanRevision,
  data: PlanningData,
  makePlan: MakePlan,
): Generator<Alternative | undefined> {
  const home = data.bases[0]?.id ?? '';
  const found: (Candidate & { trade: Trade })[] = [];
  for (const candidate of propose(revision, data)) {
    if (found.length === MOST_ALTERNATIVES) return;
    if (found.some(({ type }) => type === candidate.type)) continue;
    const after = makePlan(editRequest(revision, candidate.edit));
    const trade = compare(revision.plan, after, home);
    const isNew = found.every((other) => JSON.stringify(other.trade.without) !== JSON.stringify(trade.without));
    if (!isWorthIt(candidate, trade, after) || !isNew) {
      yield undefined;
      continue;
    }
    found.push({ ...candidate, trade });
    yield { ...candidate, trade };
  }
}
