import { getMinutesBetween } from '@almaty/planner/calendar';
import { type ListedItem, listItems } from '@almaty/planner/items';
import { describeItem, messages, type PlanNames, shortenName } from '@almaty/planner/messages';
import type { Plan, PlanDay, PlanningData } from '@almaty/planner/schema';

/** A day of a plan with what its ticket says of it as a whole. */
export type DescribedDay = {
  day: PlanDay;
  /** 1 is the first day. */
  number: number;
  items: readonly ListedItem[];
  /** The names of its stops, or its first drive; the sentence of an empty day. */
  title: string;
  /** For the element of the title: `no` when all of its stops are places, whose names stay as they are. */
  translate: 'no' | undefined;
  /** From the beginning of its first item to the end of its last one. */
  minutes: number;
  /** The highest known point of its visits. */
  highestMetres: number | undefined;
  /** 0 to 3, as in the planning data: the most of its stops. */
  strenuousness: number;
};

function describeTitle(items: readonly ListedItem[], plan: Plan, names: PlanNames): string {
  const shortNames: PlanNames = { ...names, node: (id) => shortenName(names.node(id)) };
  const titles = (some: readonly ListedItem[]) =>
    some.map(({ item }) => describeItem(item, shortNames, plan.preferences.transport).title);
  const stops = items.filter(({ stop }) => stop !== undefined);
  return titles(stops).join(', ') || (titles(items)[0] ?? messages.day.empty);
}

function hasOnlyPlaces(items: readonly ListedItem[]): boolean {
  const stops = items.filter(({ stop }) => stop !== undefined);
  return stops.length > 0 && stops.every(({ item }) => item.type === 'visit');
}

/** What the planning data says of the stops of a day. */
function listFacts(items: readonly ListedItem[], { locations, activities }: PlanningData) {
  return items.flatMap(({ item }) => {
    if (item.type === 'activity') return activities.find(({ id }) => id === item.activityId) ?? [];
    if (item.type !== 'visit') return [];
    return [
      ...locations.filter(({ id }) => id === item.locationId),
      ...activities.filter(({ id }) => item.activityIds.includes(id)),
    ];
  });
}

function describeDay(
  day: PlanDay,
  number: number,
  items: readonly ListedItem[],
  plan: Plan,
  names: PlanNames,
  data: PlanningData,
): DescribedDay {
  const facts = listFacts(items, data);
  const heights = facts.flatMap((fact) => ('highestPointMetres' in fact ? (fact.highestPointMetres ?? []) : []));
  const [first, last] = [items[0], items.at(-1)];
  return {
    ...{ day, number, items },
    title: describeTitle(items, plan, names),
    translate: hasOnlyPlaces(items) ? 'no' : undefined,
    minutes: first && last ? getMinutesBetween(first.start, last.end) : 0,
    highestMetres: heights.length > 0 ? Math.max(...heights) : undefined,
    strenuousness: Math.max(0, ...facts.map(({ strenuousness }) => strenuousness)),
  };
}

/** Describes the days of a plan, in their order. */
export function describeDays(plan: Plan, names: PlanNames, data: PlanningData): DescribedDay[] {
  const items = listItems(plan);
  return plan.days.map((day, index) => {
    const ofDay = items.filter(({ dayNumber }) => dayNumber === index + 1);
    return describeDay(day, index + 1, ofDay, plan, names, data);
  });
}
