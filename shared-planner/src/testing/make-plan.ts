import { createPlanner } from '../plan/index.ts';
import { type Plan, type PlanItem, type PlanningData, PlanRequest } from '../schema/index.ts';
import { SMALL_PLANNING_DATA } from './small-planning-data.ts';

/** A request with what a test does not care about left out. */
const toRequest = (fields: Record<string, unknown>): PlanRequest =>
  PlanRequest.parse({ reference: 'ALM-TEST', today: '2027-01-04', ...fields });

/** Makes a plan of the small planning data, unless other data is given. */
export const makePlan = (fields: Record<string, unknown>, data: PlanningData = SMALL_PLANNING_DATA): Plan =>
  createPlanner(data, 'test').makePlan(toRequest(fields));

/** An item of a plan in a few words: `08:00-09:00 visit 3`. */
function formatItem(item: PlanItem): string {
  switch (item.type) {
    case 'drive':
      return `${item.depart}-${item.arrive} ${item.from} > ${item.to}`;
    case 'meal':
      return `${item.start}-${item.end} meal`;
    case 'visit':
      return `${item.arrive}-${item.leave} location ${item.locationId}${item.activityIds.map((id) => ` with ${id}`).join('')}`;
    default:
      return `${item.arrive}-${item.leave} activity ${item.activityId}`;
  }
}

/** The days of a plan, with their items in a few words. */
export const formatDays = ({ days }: Plan): string[][] => days.map(({ items }) => items.map(formatItem));

/** The unscheduled items of a plan: `location 3: needs_more_days`. */
export const formatUnscheduled = ({ unscheduled }: Plan): string[] =>
  unscheduled.map(({ kind, id, reason }) => `${kind} ${id}: ${reason.code}`);
