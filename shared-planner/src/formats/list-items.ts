import type { Plan, PlanDay, PlanItem } from '../schema/plan.ts';

/** An item of a plan where every format needs it: with its day, its times and what identifies it. */
export type ListedItem = {
  day: PlanDay;
  /** 1 is the first day. */
  dayNumber: number;
  item: PlanItem;
  /** HH:mm on the day; from 24:00 on the next day. */
  start: string;
  end: string;
  /** Number among the stops of its day, from 1; none for drives and meals. */
  stop: number | undefined;
  /** The same for the same item wherever it stands in the plan, and in every revision. Unique in a plan. */
  key: string;
  isLastOfDay: boolean;
};

const isStop = ({ type }: PlanItem) => type === 'visit' || type === 'activity';

function getTimes(item: PlanItem): { start: string; end: string } {
  if (item.type === 'drive') return { start: item.depart, end: item.arrive };
  return item.type === 'meal' ? { start: item.start, end: item.end } : { start: item.arrive, end: item.leave };
}

/** A stop is itself on whichever day it is; drives and meals belong to their day. */
function createKey(item: PlanItem, date: string): string {
  switch (item.type) {
    case 'visit':
      return `location-${item.locationId}`;
    case 'activity':
      return `activity-${item.activityId}`;
    case 'drive':
      return `drive-${date}-${item.from}-${item.to}`;
    case 'meal':
      return `meal-${date}-${item.at}`;
  }
}

/**
 * Lists the items of a plan in its order. Text, calendar and map all read this list, so that they cannot disagree.
 */
export function listItems(plan: Plan): ListedItem[] {
  const uses = new Map<string, number>();
  const makeUnique = (key: string) => {
    const use = (uses.get(key) ?? 0) + 1;
    uses.set(key, use);
    // The same drive twice on one day: only its second one needs its number.
    return use === 1 ? key : `${key}-${use}`;
  };
  return plan.days.flatMap((day, index) => {
    let stops = 0;
    return day.items.map((item, position) => ({
      day,
      dayNumber: index + 1,
      item,
      ...getTimes(item),
      stop: isStop(item) ? ++stops : undefined,
      key: makeUnique(createKey(item, day.date)),
      isLastOfDay: position === day.items.length - 1,
    }));
  });
}
