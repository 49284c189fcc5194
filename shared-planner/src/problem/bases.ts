import type { PlanningLocation } from '../schema/planning-data.ts';
import type { Context } from './context.ts';
import { getMonths, hasNights, type Item } from './items.ts';

/** A place where a night can be spent, or where a trip begins or ends. */
export type NightBase = { id: string; node: string; months: readonly number[] };

/** The id of a camp at a location. */
export const getCampId = (locationId: number): string => `camp-${locationId}`;

/** Driving of the way there and back, in minutes, on the first day on which there is a road. */
function getReturnDrive({ dates, home, getRoads }: Context, from: string, to: string): number | undefined {
  for (const date of dates) {
    const drive = getRoads(date).getDrive(from, to);
    if (drive) return drive.drivingMinutes * (from === home.node ? 2 : 1);
  }
  return undefined;
}

/** Whether a location is visited from its overnight base: because it has to be, or because the way is too long for a day. */
function needsOvernightBase(context: Context, { overnight, node }: PlanningLocation): boolean {
  if (overnight === 'required' || overnight === 'advised') return true;
  const drive = getReturnDrive(context, context.home.node, node);
  return drive !== undefined && drive > context.rules.maxDrive;
}

/** Bases half-way to one that is too far for a day. */
function findHalfWayBases(context: Context, node: string): string[] {
  const { data, home, rules } = context;
  const oneWay = (from: string, to: string) => (getReturnDrive(context, from, to) ?? 0) / (from === home.node ? 2 : 1);
  if (oneWay(home.node, node) <= rules.maxDrive) return [];
  return data.bases
    .filter((base) => oneWay(home.node, base.node) <= rules.maxDrive && oneWay(base.node, node) <= rules.maxDrive)
    .map(({ id }) => id);
}

/** Camps of the activities with nights that add to a visit: one at each of the locations. */
function listCamps(items: readonly Item[], locations: readonly PlanningLocation[]): NightBase[] {
  return items.flatMap((item) => {
    if (item.kind === 'location' || !item.activity.addsToVisit || !hasNights(item.activity)) return [];
    return locations
      .filter(({ id }) => item.activity.locationIds.includes(id))
      .map(({ id, node }) => ({ id: getCampId(id), node, months: getMonths(item.activity, id) }));
  });
}

/**
 * The bases of a problem: home first, then those that its items need (docs/planner.md, "Nights").
 *
 * @param locations the locations of the items, and those where activities are done by themselves.
 */
export function listBases(
  context: Context,
  items: readonly Item[],
  locations: readonly PlanningLocation[],
): NightBase[] {
  const { data, home } = context;
  const ids = new Set<string>([home.id]);
  const isTour = items.some(
    (item) => item.kind === 'activity' && !item.activity.addsToVisit && hasNights(item.activity),
  );
  for (const location of locations) {
    const base = data.bases.find(({ id }) => id === location.overnightBase);
    if (!base || !(isTour || needsOvernightBase(context, location))) continue;
    ids.add(base.id);
    for (const id of findHalfWayBases(context, base.node)) ids.add(id);
  }
  return [...data.bases.filter(({ id }) => ids.has(id)), ...listCamps(items, locations)];
}
