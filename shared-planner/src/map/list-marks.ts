import { type ListedItem, listItems } from '../formats/list-items.ts';
import type { PlanNames } from '../messages/plan-messages.ts';
import { shortenName } from '../messages/write-values.ts';
import type { Plan, PlanDay, PlanningData, RoadNode } from '../schema/index.ts';
import type { RouteFinder } from './find-route.ts';
import type { Position } from './projection.ts';

/** A stop with its number, or a base where a day begins or ends. */
export type MapMark = { key: string; text: string; label: string; position: Position; isBase: boolean };

/** The node of a stop; undefined for drives and meals. */
export function getStopNode({ item }: ListedItem, { locations }: PlanningData): string | undefined {
  if (item.type === 'visit') return locations.find(({ id }) => id === item.locationId)?.node;
  return item.type === 'activity' ? item.node : undefined;
}

/** The base or gateway where a day begins or ends, with its node; undefined when the planning data does not have it. */
function findBase(id: string, { bases, gateways, locations }: PlanningData): { id: string; node: string } | undefined {
  const camp = /^camp-(\d+)$/.exec(id)?.[1];
  const known = [...bases, ...gateways].find((base) => base.id === id);
  const node = known?.node ?? locations.find((location) => location.id === Number(camp))?.node;
  return node === undefined ? undefined : { id, node };
}

/** The bases where a day begins and ends. */
export const listBases = ({ base }: PlanDay, data: PlanningData) =>
  [base.from, base.to].flatMap((id) => findBase(id, data) ?? []);

/** The marks of one day: its stops with their numbers, then where it begins and ends. */
export function listDayMarks(
  day: PlanDay,
  items: readonly ListedItem[],
  data: PlanningData,
  names: PlanNames,
  findNode: (id: string) => RoadNode | undefined,
): MapMark[] {
  const stops = items.flatMap((listed): MapMark[] => {
    const position = findNode(getStopNode(listed, data) ?? '');
    if (!position || listed.stop === undefined) return [];
    const { item } = listed;
    const name =
      item.type === 'visit'
        ? names.location(item.locationId)
        : item.type === 'activity'
          ? names.activity(item.activityId)
          : '';
    return [{ key: listed.key, text: String(listed.stop), label: shortenName(name), position, isBase: false }];
  });
  const bases = new Map(listBases(day, data).map(({ id, node }) => [node, names.base(id)]));
  return [
    ...stops,
    ...[...bases].flatMap(([node, name]): MapMark[] => {
      const position = findNode(node);
      return position ? [{ key: node, text: '', label: shortenName(name), position, isBase: true }] : [];
    }),
  ];
}

/** The marks of all days, each place once, numbered by the first day that stops there. */
export function listTripMarks(
  plan: Plan,
  data: PlanningData,
  names: PlanNames,
  findNode: RouteFinder['findNode'],
): MapMark[] {
  const items = listItems(plan);
  const marks = plan.days.flatMap((day, index) => {
    const ofDay = items.filter(({ dayNumber }) => dayNumber === index + 1);
    return listDayMarks(day, ofDay, data, names, findNode).map((mark) => ({ ...mark, text: String(index + 1) }));
  });
  const byKey = new Map<string, MapMark>();
  for (const mark of marks) if (!byKey.has(mark.key)) byKey.set(mark.key, mark);
  return [...byKey.values()];
}
